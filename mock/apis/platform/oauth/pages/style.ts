import { createHash } from 'node:crypto';

/** The look of the shop, for pages without scripts and without files of their own. */
export const style = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;align-items:center;padding:64px 16px;
background:#f7f5f0;color:#16211d;font:16px/1.5 Figtree,system-ui,sans-serif}
main{width:100%;max-width:440px;background:#fff;border:1px solid #dde3df;border-radius:12px;padding:32px}
header{margin-bottom:24px}
h1{font-size:22px;line-height:1.3;margin:0 0 8px}
p{margin:0 0 16px;color:#4c5a54;overflow-wrap:anywhere}
ul{margin:0 0 24px;padding-left:20px}
label{display:block;font-weight:600;margin-bottom:4px}
input{width:100%;min-height:44px;padding:8px 12px;margin-bottom:16px;border:1px solid #76837d;border-radius:8px;font:inherit}
button{min-height:44px;padding:8px 20px;border:1px solid #0a6b50;border-radius:8px;background:#0a6b50;color:#fff;
font:inherit;font-weight:600;cursor:pointer}
button.quiet{background:#fff;color:#0a6b50}
.row{display:flex;flex-wrap:wrap;gap:12px;margin-bottom:16px}
.wide{width:100%}
.fault{padding:12px 16px;border-left:4px solid #b3261e;background:#fbeceb;color:#16211d}
a{color:#0a6b50}
:focus-visible{outline:3px solid #1f5f99;outline-offset:2px}
`;

/** By which a policy allows this style and no other. */
export const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
