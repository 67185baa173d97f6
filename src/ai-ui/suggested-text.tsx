import { loadRenderer } from '@slipstream/markdown';
import { useRef } from '@wordpress/element';
import { withClosedMarks } from './unfinished';
import { useMarkdown } from './use-markdown';
import { useRenderedMarkdown } from './use-rendered-markdown';
import './suggested-text.scss';

interface Props {
	/** Markdown. */
	text: string;
	/** Whether it is growing. */
	isArriving?: boolean;
	className?: string;
}

/** A suggestion as it will be read, from its first word on. */
export function SuggestedText( {
	text,
	isArriving = false,
	className = '',
}: Props ) {
	const ref = useRef< HTMLDivElement >( null );
	useRenderedMarkdown(
		ref,
		isArriving ? withClosedMarks( text ) : text,
		useMarkdown( true, loadRenderer )
	);
	return (
		<div
			ref={ ref }
			className={ `slipstream-ai-suggested ${ className }` }
			aria-busy={ isArriving }
		/>
	);
}
