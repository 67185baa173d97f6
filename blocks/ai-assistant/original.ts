import { relevantContentMessage } from '@slipstream/ai-client';
import { parse } from '@wordpress/blocks';
import { lastAnswer } from './history';
import type { PromptMessage } from '@slipstream/ai-client';
import type { MarkdownRenderer, MarkdownWriter } from '@slipstream/markdown';
import type { Block } from '@wordpress/blocks';
import type { AssistantAttributes } from './types';

/** What an assistant block keeps of the blocks it was made of. */
export type Original = Pick<
	AssistantAttributes,
	'originalBlocks' | 'originalContent'
>;

const isBlockMarkup = ( text = '' ): boolean => text.startsWith( '<!-- wp:' );

/** The original as Markdown where it is kept so; undefined where it is kept as markup only. */
const keptText = ( { originalContent }: Original ): string | undefined =>
	isBlockMarkup( originalContent ) ? undefined : originalContent;

/** The original as the markup of its blocks, which earlier versions kept in the place of the text. */
const keptMarkup = ( {
	originalBlocks,
	originalContent,
}: Original ): string | undefined =>
	originalBlocks ||
	( isBlockMarkup( originalContent ) ? originalContent : undefined );

/**
 * Whether there is anything that can be put back.
 *
 * @param original What the block keeps.
 */
export const hasOriginal = ( original: Original ): boolean =>
	!! ( original.originalBlocks || original.originalContent );

/**
 * Whether the text of the original has to be made of its blocks.
 *
 * @param original What the block keeps.
 */
export const needsWriter = ( original: Original ): boolean =>
	keptText( original ) === undefined && hasOriginal( original );

/**
 * The blocks that an assistant block was made of, exactly as they were; or made anew where only their text was kept.
 *
 * @param original What the block keeps.
 * @param markdown Converters.
 */
export function blocksOf(
	original: Original,
	markdown: MarkdownRenderer
): Block[] {
	const markup = keptMarkup( original );
	return markup
		? parse( markup )
		: markdown.markdownToBlocks( keptText( original ) ?? '' );
}

/**
 * The same as text.
 *
 * @param original What the block keeps.
 * @param markdown Converters; without them only what is kept as text.
 */
export function textOf(
	original: Original,
	markdown: MarkdownWriter | undefined
): string {
	const text = keptText( original );
	if ( text !== undefined || ! markdown ) {
		return text ?? '';
	}
	return markdown.blocksToMarkdown( parse( keptMarkup( original ) ?? '' ) );
}

/**
 * The text that was generated. A block that is made of others holds their text in the place of it until something is.
 *
 * @param attributes The block's attributes.
 * @return Markdown; '' where nothing was generated.
 */
export function generatedText( attributes: AssistantAttributes ): string {
	const { content = '', originalContent, messages } = attributes;
	const isOriginal =
		content === originalContent && lastAnswer( messages ) === undefined;
	return isOriginal ? '' : content;
}

/** The conversation before anything was asked. */
function firstMessages(
	text: string,
	originalMessages: PromptMessage[]
): PromptMessage[] {
	return originalMessages.length > 0 || text.trim() === ''
		? originalMessages
		: [ relevantContentMessage( text ) ];
}

/**
 * The attributes of a block in which nothing was generated: the text it was made of, and a conversation about that, if any.
 *
 * @param attributes The block's attributes.
 */
export function untouched(
	attributes: AssistantAttributes
): Pick< AssistantAttributes, 'content' | 'messages' > {
	const text = keptText( attributes );
	return {
		content: text,
		messages: firstMessages( text ?? '', attributes.originalMessages ),
	};
}
