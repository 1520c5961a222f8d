import { useText } from '../../i18n/texts.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { useSitePath } from '../../ui/links/site-path.ts';
import { mediaUrl } from '../../ui/picture/media-url.ts';
import { mediaAddress } from '../../ui/picture/sources.ts';
import { urgency } from '../../ui/picture/urgency.ts';
import { LanguageNote } from '../content/LanguageNote.tsx';
import { RichNodes } from '../content/RichNodes.tsx';
import { MandatoryText } from '../product/MandatoryText.tsx';
import { PriceNotes } from '../product/PriceNotes.tsx';
import { ProductGrid } from '../product/ProductGrid.tsx';
import { CategoryTiles } from '../product-list/CategoryTiles.tsx';
import type { PlainHomeView, ShelfView, Welcome } from './home-view.ts';
import styles from './plain-home.module.css';

/** Categories that are named before the products; the menu has them all. */
const shownCategories = 8;

/** The home page while no content composes it: a greeting, the categories, and products of some of them. */
export function PlainHome({ home, canOrder }: { home: PlainHomeView; canOrder: boolean }) {
  const text = useText();
  const { welcome, shelves } = home;
  const products = shelves.flatMap((shelf) => shelf.products);
  return (
    <>
      <LanguageNote language={welcome?.language} isPart />
      <div className={styles.head}>
        <div className={`page ${styles.columns}`}>
          {welcome ? <Greeting welcome={welcome} /> : <PlainGreeting />}
        </div>
      </div>
      <section className="page section" aria-labelledby="home-categories">
        <h2 id="home-categories" className={styles.title}>
          {text('search.browse')}
        </h2>
        <CategoryTiles most={shownCategories} />
      </section>
      {shelves.map((shelf, place) => (
        <Shelf key={shelf.id} shelf={shelf} canOrder={canOrder} eager={place === 0} />
      ))}
      <div className={`page ${styles.notes}`}>
        <MandatoryText products={products} />
        <PriceNotes products={products} />
      </div>
    </>
  );
}

function PlainGreeting() {
  const text = useText();
  return (
    <div className={styles.words}>
      <h1>{text('home.heading')}</h1>
      <p>{text('home.description')}</p>
    </div>
  );
}

function Greeting({ welcome }: { welcome: Welcome }) {
  const sitePath = useSitePath();
  const { title, excerpt, nodes, imageKey, language } = welcome;
  return (
    <>
      <div className={styles.words} lang={language}>
        <h1>{title}</h1>
        {excerpt ? <p>{excerpt}</p> : null}
        <div className="running-text">
          <RichNodes nodes={nodes} />
        </div>
      </div>
      {imageKey ? (
        <img
          className={styles.picture}
          src={mediaAddress(sitePath + mediaUrl(imageKey), 960, 'jpeg')}
          alt=""
          width={960}
          height={540}
          {...urgency(true)}
        />
      ) : null}
    </>
  );
}

interface ShelfProps {
  shelf: ShelfView;
  canOrder: boolean;
  /** The first shelf is in sight when the page opens on large screens. */
  eager: boolean;
}

function Shelf({ shelf: { id, name, path, products }, canOrder, eager }: ShelfProps) {
  const text = useText();
  return (
    <section className="page section" aria-labelledby={`shelf-${id}`}>
      <div className="section-head">
        <h2 id={`shelf-${id}`}>{name}</h2>
        <ShopLink to={path}>{text('shell.categories.all', { category: name })}</ShopLink>
      </div>
      <ProductGrid products={products} canOrder={canOrder} four eager={eager ? products.length : 0} />
    </section>
  );
}
