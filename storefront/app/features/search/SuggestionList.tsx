import { History, LayoutGrid, Search } from 'lucide-react';
import { useText } from '../../i18n/texts.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { ProductPicture } from '../product/ProductPicture.tsx';
import styles from './search-field.module.css';
import { optionId, type SuggestionBox, type SuggestionOption, suggestionsId } from './use-suggestions.ts';

/** The lines under the search field. The focus stays in the field; the active line is told by its id. */
export function SuggestionList({ box }: { box: SuggestionBox }) {
  const text = useText();
  return (
    <div
      id={suggestionsId}
      role="listbox"
      aria-label={text('shell.search.suggestions')}
      className={styles.list}
      hidden={!box.isOpen}
    >
      {box.options.map((option, place) => (
        <ShopLink
          key={option.to}
          id={optionId(place)}
          role="option"
          aria-selected={place === box.active}
          tabIndex={-1}
          className={styles.option}
          to={option.to}
        >
          {option.product ? <ProductLine product={option.product} /> : <TermLine option={option} />}
        </ShopLink>
      ))}
    </div>
  );
}

const icons = { term: Search, recent: History, category: LayoutGrid, product: Search };

function TermLine({ option: { kind, label, count } }: { option: SuggestionOption }) {
  const text = useText();
  const Icon = icons[kind];
  return (
    <>
      <Icon size={20} strokeWidth={1.5} aria-hidden />
      <span>
        {label}
        {kind === 'category' ? (
          <span className={styles.variant}>{text('shell.search.inCategory', { count: count ?? 0 })}</span>
        ) : null}
        {kind === 'recent' ? <span className={styles.variant}>{text('shell.search.recent')}</span> : null}
      </span>
    </>
  );
}

function ProductLine({ product }: { product: NonNullable<SuggestionOption['product']> }) {
  return (
    <>
      <span className={styles.thumb}>
        <ProductPicture image={product.image && { ...product.image, alt: '' }} use="thumb" />
      </span>
      <span>
        {product.name}
        {product.variant ? <span className={styles.variant}>{product.variant}</span> : null}
      </span>
    </>
  );
}
