import { stayHere } from '@slipstream/block-kit';
import { useRef } from '@wordpress/element';
import { useFollowStream } from '../hooks/use-follow-stream';
import { withClosedMarks } from '../unfinished';
import { useRenderedMarkdown } from '../hooks/use-rendered-markdown';
import type { MarkdownRenderer } from '@slipstream/markdown';

interface Props {
	text: string;
	markdown: MarkdownRenderer | undefined;
	/** Whether the text is growing. */
	isStreaming: boolean;
	/** Whether another text is about to take its place. */
	isOutdated: boolean;
}

/** The generated text, as it will look. */
export function GeneratedText( {
	text,
	markdown,
	isStreaming,
	isOutdated,
}: Props ) {
	const ref = useRef< HTMLDivElement >( null );
	useRenderedMarkdown(
		ref,
		isStreaming ? withClosedMarks( text ) : text,
		markdown
	);
	useFollowStream( ref, isStreaming, text.length );
	const state = [
		isStreaming && 'is-streaming',
		isOutdated && 'is-outdated',
		! markdown && 'is-plain',
	];
	return (
		// Only mouse clicks on links are kept from navigating; the element itself does nothing.
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
		<div
			ref={ ref }
			className={ [ 'slipstream-ai-text', ...state ]
				.filter( Boolean )
				.join( ' ' ) }
			aria-busy={ isStreaming }
			onClick={ stayHere }
		/>
	);
}
