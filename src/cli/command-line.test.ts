import { describe, expect, it } from "vitest";
import { readCommandLine, UsageError } from "./command-line.ts";

describe("a command line", () => {
  it.each([
    [["publish", "a.md", "folder"], { name: "publish", paths: ["a.md", "folder"], ifChanged: false }],
    [["publish", "--if-changed", "folder"], { name: "publish", paths: ["folder"], ifChanged: true }],
    [["publish", "--", "--odd.md"], { name: "publish", paths: ["--odd.md"], ifChanged: false }],
    [["list"], { name: "list" }],
    [["remove", "1-a", "2-b"], { name: "remove", ids: ["1-a", "2-b"] }],
    [["--help"], { name: "help" }],
    [["publish", "-h"], { name: "help" }],
    [["help"], { name: "help" }],
  ])("reads %j", (args, command) => {
    expect(readCommandLine(args)).toEqual(command);
  });

  it.each([
    [[], /missing/],
    [["publish"], /needs files/],
    [["publish", "--if-changed", "a", "b"], /one folder/],
    [["publish", "a", "--force"], /--force/],
    [["list", "all"], /nothing more/],
    [["list", "--if-changed"], /belongs to publish/],
    [["remove"], /needs an id/],
    [["delete", "1-a"], /no command "delete"/],
  ])("refuses %j", (args, message) => {
    expect(() => readCommandLine(args)).toThrow(UsageError);
    expect(() => readCommandLine(args)).toThrow(message);
  });
});
