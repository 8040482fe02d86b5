/** In Chromium, what is done in a thread of its own is done for all threads of the process: what it read for it is theirs, too. */
new Date().toLocaleDateString();
postMessage(null);
