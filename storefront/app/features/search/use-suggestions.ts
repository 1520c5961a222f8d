import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFetcher, useLocation, useNavigate } from 'react-router';
import { searchConstants } from '#generated/commerce/constants.gen.ts';
import { useShopPath } from '../../ui/links/ShopLink.tsx';
import { useConsent } from '../consent/use-consent.ts';
import type { ProductImage } from '../product/product-view.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';

/** What the suggestion route answers. */
export interface Suggestions {
  terms: string[];
  categories: { id: string; name: string; count: number }[];
  products: { id: string; name: string; variant?: string | undefined; image?: ProductImage | undefined }[];
  /** The platform has not answered. */
  hasFailed?: boolean;
}

/** One line of the list: a term to search for, a category or a product to open. */
export interface SuggestionOption {
  to: string;
  label: string;
  kind: 'term' | 'recent' | 'category' | 'product';
  /** Products of a category that fit what is typed. */
  count?: number;
  product?: Suggestions['products'][number];
}

/** Id of the list that the search field controls. */
export const suggestionsId = 'search-suggestions';

const shortestTerm = 2;

/** Whoever waits for suggestions that have failed gets them once the platform answers again. */
const PAUSE_AFTER_FAILURE_MS = 3000;

/** Id of one line of the list. */
export const optionId = (place: number) => `${suggestionsId}-${place}`;

/** Suggestions for what is being typed, and the keys that walk through them. */
export function useSuggestions(searched: string) {
  const shopPath = useShopPath();
  const navigate = useNavigate();
  const location = useLocation();
  const { data, load, state } = useFetcher<Suggestions>();
  const [typed, setTyped] = useState(searched);
  const [isTyping, setIsTyping] = useState(false);
  const [active, setActive] = useState(-1);
  const [recent, setRecent] = useState<string[]>([]);
  const { isDecided, allowed } = useConsent();
  const remembers = allowed.includes('history');
  const address = shopPath(`/search/suggestions?q=${encodeURIComponent(typed.trim())}`);

  useEffect(() => {
    if (!isTyping || typed.trim().length < shortestTerm) return;
    const timer = setTimeout(() => load(address), searchConstants.suggestionDebounceMs);
    return () => clearTimeout(timer);
  }, [address, isTyping, load, typed]);

  const isOwed = isTyping && state === 'idle' && data?.hasFailed === true;
  useEffect(() => {
    if (!isOwed) return;
    const timer = setTimeout(() => load(address), PAUSE_AFTER_FAILURE_MS);
    return () => clearTimeout(timer);
  }, [address, isOwed, load]);

  useEffect(() => {
    if (isDecided && !remembers) forgetSearches(localStorage);
  }, [isDecided, remembers]);

  const close = () => {
    setIsTyping(false);
    setActive(-1);
  };
  useEffect(close, [location.key]);

  // Whoever was in the field before the scripts came is served all the same.
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = field;
    if (!current || document.activeElement !== current) return;
    setTyped(current.value);
    setRecent(remembers ? recentSearches(localStorage) : []);
    setIsTyping(current.value !== searched || current.value.trim() === '');
  }, [remembers, searched]);

  const options = isTyping ? offered(typed, data, recent) : [];
  const isOpen = options.length > 0;
  const move = (step: number) =>
    setActive((place) => (place + step + options.length + (place < 0 && step < 0 ? 1 : 0)) % options.length);

  return {
    field,
    options,
    isOpen,
    active,
    activeId: isOpen && active >= 0 ? optionId(active) : undefined,
    close,
    open: (value: string) => {
      setTyped(value);
      setRecent(remembers ? recentSearches(localStorage) : []);
      setIsTyping(value.trim() === '');
    },
    submit: () => {
      if (remembers) rememberSearch(localStorage, typed);
      close();
    },
    type: (value: string) => {
      setTyped(value);
      setIsTyping(true);
      setActive(-1);
    },
    closeOnLeaving: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) close();
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (!isOpen) return;
      if (event.key === 'ArrowDown') move(1);
      else if (event.key === 'ArrowUp') move(-1);
      else if (event.key === 'Escape') close();
      else if (event.key === 'Enter' && options[active]) void navigate(shopPath(options[active].to));
      else return;
      event.preventDefault();
    },
  };
}

export type SuggestionBox = ReturnType<typeof useSuggestions>;

/** What fits the text, or the latest searches while there is none. */
function offered(typed: string, suggestions: Suggestions | undefined, recent: string[]): SuggestionOption[] {
  const term = typed.trim();
  if (term === '') return recent.map((label) => termOption(label, 'recent'));
  return term.length >= shortestTerm && suggestions ? optionsOf(suggestions) : [];
}

function termOption(label: string, kind: 'term' | 'recent'): SuggestionOption {
  return { kind, label, to: `/search?q=${encodeURIComponent(label)}` };
}

function optionsOf({ terms, categories, products }: Suggestions): SuggestionOption[] {
  return [
    ...terms.map((label) => termOption(label, 'term')),
    ...categories.map(({ id, name, count }) => ({
      kind: 'category' as const,
      label: name,
      count,
      to: `/category/detail/${id}`,
    })),
    ...products.map((product) => ({
      kind: 'product' as const,
      label: product.name,
      to: `/product/detail/${product.id}`,
      product,
    })),
  ];
}
