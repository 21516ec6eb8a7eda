import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { renderMarkdown } from "../tools/site/markdown.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));
const chromium = process.env.CHROMIUM ?? "/usr/bin/chromium";
const work = mkdtempSync(join(tmpdir(), "rulebound-site-"));
afterAll(() => rmSync(work, { recursive: true }));

describe("the static site", () => {
  // Building it takes a minute or two, driving it as long again.
  test.skipIf(!process.env.LONG || !existsSync(chromium))("is driven by a browser below a sub-path", { timeout: 1_800_000 }, () => {
    const site = join(work, "site");
    const built = spawnSync(process.execPath, ["tools/site.mjs", site], { cwd: root, encoding: "utf8" });
    expect(built.status, built.stderr).toBe(0);
    const cli = join(root, "node_modules/@playwright/test/cli.js");
    const driven = spawnSync(process.execPath, [cli, "test", "-c", "site.config.ts"], {
      cwd: join(root, "apps/web"),
      encoding: "utf8",
      env: { ...process.env, SITE: site, PORT: "4391", FORCE_COLOR: "0" },
      maxBuffer: 64 * 1024 * 1024,
    });
    expect(driven.status, `${driven.stdout}\n${driven.stderr}`).toBe(0);
  });

  test("refuses a folder that holds something else", () => {
    const { status, stderr } = spawnSync(process.execPath, ["tools/site.mjs", join(root, "docs")], { cwd: root, encoding: "utf8" });
    expect(status).toBe(1);
    expect(stderr).toContain("is not empty");
    expect(existsSync(join(root, "docs/CASES.md"))).toBe(true);
  });
});

describe("a document as a page", () => {
  const html = (text: string) => renderMarkdown(text).html;

  test("has headings with addresses, lists, tables and code", () => {
    expect(html("# A `b` c\n\ntext")).toBe('<h1 id="a-b-c"><a href="#a-b-c">A <code>b</code> c</a></h1>\n<p>text</p>');
    expect(html("- one\n- two\n  more")).toBe("<ul><li>one</li><li>two\nmore</li></ul>");
    expect(html("| a | b |\n|---|---|\n| 1 | `x\\|y` |")).toContain("<td><code>x|y</code></td>");
    expect(html("    a <b>\n")).toContain("<code>a &lt;b&gt;</code>");
    expect(html("```ts\n# no heading\n```")).toContain("<code># no heading</code>");
  });

  test("writes markup as text, wherever it stands", () => {
    for (const text of ["<script>x</script>", "`<script>`", "[<script>](x)", '!["><script>](x)', "| <script> |\n|---|", '[x](a"onclick=)'])
      expect(html(text)).not.toMatch(/<script|"onclick/);
  });

  test("has emphasis, and stars that are none", () => {
    expect(html("**a** *b* 2 * 3 * 4")).toBe("<p><strong>a</strong> <em>b</em> 2 * 3 * 4</p>");
  });
});
