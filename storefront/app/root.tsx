import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
export default function App() {
  return (<html lang="de"><head><Meta/><Links/></head><body><Outlet/><ScrollRestoration/><Scripts/></body></html>);
}
