/** Done in a thread of its own, it is done for all threads of the process: what the browser read for it is theirs, too. */
new Date().toLocaleDateString();
postMessage(null);
