/**
 * Markdown ⇄ HTML ⇄ blocks. Each direction comes when it is first needed.
 */
import type {
	ArticleRenderer,
	MarkdownApi,
	MarkdownRenderer,
	MarkdownWriter,
} from './types';

export type {
	ArticleRenderer,
	MarkdownApi,
	MarkdownRenderer,
	MarkdownWriter,
} from './types';

/** Remembers what was fetched; a failed download can be tried again. */
function once< T >( fetchIt: () => Promise< T > ): () => Promise< T > {
	let pending: Promise< T > | undefined;
	return () =>
		( pending ??= fetchIt().catch( ( error: unknown ) => {
			pending = undefined;
			throw error;
		} ) );
}

const engine = () =>
	import( /* webpackChunkName: "markdown-engine" */ './engine' );

/** Fetches what turns Markdown into HTML and blocks. */
export const loadRenderer = once< MarkdownRenderer >( async () => {
	const { renderer } = await engine();
	return renderer;
} );

/** Fetches what turns HTML and blocks into Markdown. */
export const loadWriter = once< MarkdownWriter >( async () => {
	const { writer } = await import(
		/* webpackChunkName: "markdown-writer-engine" */ './writer'
	);
	return writer;
} );

/** Fetches both directions. */
export const loadMarkdown = once< MarkdownApi >( async () => {
	const [ renderer, writer ] = await Promise.all( [
		loadRenderer(),
		loadWriter(),
	] );
	return { ...renderer, ...writer };
} );

let article: ArticleRenderer | undefined;

/**
 * Fetches what renders a text as Markdown blocks save it: CommonMark with tables, strikethrough, typographic quotes and dashes, and
 * footnotes. HTML in the text is escaped.
 */
export const loadArticle = once< ArticleRenderer >( async () => {
	const [ { makeParser }, { makeArticle } ] = await Promise.all( [
		engine(),
		import(
			/* webpackChunkName: "markdown-article-engine" */ './render-article'
		),
	] );
	article = makeArticle( makeParser );
	return article;
} );

/** What `loadArticle()` has fetched; undefined before. */
export const loadedArticle = () => article;
