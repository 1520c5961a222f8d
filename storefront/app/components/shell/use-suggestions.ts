import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { useFetcher, useLocation, useNavigate } from 'react-router';
import { searchConstants } from '#generated/commerce/constants.gen.ts';
import { useShopPath } from '../links/ShopLink.tsx';
import type { ProductImage } from '../product/product-view.ts';

/** What the suggestion route answers. */
export interface Suggestions {
  terms: string[];
  products: { id: string; name: string; variant?: string | undefined; image?: ProductImage | undefined }[];
}

/** One line of the list: a term to search for or a product to open. */
export interface SuggestionOption {
  to: string;
  label: string;
  product?: Suggestions['products'][number];
}

/** Id of the list that the search field controls. */
export const suggestionsId = 'search-suggestions';

const shortestTerm = 2;

/** Id of one line of the list. */
export const optionId = (place: number) => `${suggestionsId}-${place}`;

/** Suggestions for what is being typed, and the keys that walk through them. */
export function useSuggestions(searched: string) {
  const shopPath = useShopPath();
  const navigate = useNavigate();
  const location = useLocation();
  const { data, load } = useFetcher<Suggestions>();
  const [typed, setTyped] = useState(searched);
  const [isTyping, setIsTyping] = useState(false);
  const [active, setActive] = useState(-1);
  const address = shopPath(`/search/suggestions?q=${encodeURIComponent(typed.trim())}`);

  useEffect(() => {
    if (!isTyping || typed.trim().length < shortestTerm) return;
    const timer = setTimeout(() => load(address), searchConstants.suggestionDebounceMs);
    return () => clearTimeout(timer);
  }, [address, isTyping, load, typed]);

  const close = () => {
    setIsTyping(false);
    setActive(-1);
  };
  useEffect(close, [location.key]);

  const options = isTyping && typed.trim().length >= shortestTerm ? optionsOf(data) : [];
  const isOpen = options.length > 0;
  const move = (step: number) =>
    setActive((place) => (place + step + options.length + (place < 0 && step < 0 ? 1 : 0)) % options.length);

  return {
    options,
    isOpen,
    active,
    activeId: isOpen && active >= 0 ? optionId(active) : undefined,
    close,
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

function optionsOf(suggestions: Suggestions | undefined): SuggestionOption[] {
  if (!suggestions) return [];
  const terms = suggestions.terms.map((label) => ({ label, to: `/search?q=${encodeURIComponent(label)}` }));
  const products = suggestions.products.map((product) => ({
    label: product.name,
    to: `/product/detail/${product.id}`,
    product,
  }));
  return [...terms, ...products];
}
