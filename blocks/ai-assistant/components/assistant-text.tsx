import { ChangedText } from '@slipstream/ai-diff';
import { useRenderedMarkdown, withClosedMarks } from '@slipstream/ai-ui';
import { stayHere } from '@slipstream/block-kit';
import { useRef } from '@wordpress/element';
import { useFollowStream } from '../hooks/use-follow-stream';
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
function GeneratedText( { text, markdown, isStreaming, isOutdated }: Props ) {
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

/** The generated text, or while there is one to compare with what has changed. */
export function AssistantText( {
	before,
	...props
}: Props & { before?: string } ) {
	return before === undefined ? (
		<GeneratedText { ...props } />
	) : (
		<div className="slipstream-ai-text">
			<ChangedText
				before={ before }
				text={ props.text }
				render={ props.markdown?.renderMarkdown }
			/>
		</div>
	);
}
