import { isBusy } from '@slipstream/ai-client';
import { StatusIndicator } from '../status-indicator';
import type { RequestingState } from '@slipstream/ai-client';
import type { KeyboardEvent, ReactNode } from 'react';

interface Props {
	variant: 'block' | 'inline';
	state: RequestingState;
	/** What must be said before anything else: errors and what stands in the way. */
	banner?: ReactNode;
	/** What can be done with a result. */
	result?: ReactNode;
	/** Quiet remarks below. */
	footer?: ReactNode;
	field: ReactNode;
	/** What can be chosen below the field. */
	list?: ReactNode;
	actions: ReactNode;
	onKeyDown: ( event: KeyboardEvent< HTMLElement > ) => void;
}

/** The frame of every prompt control: what can be done with a result, then status, text, and the actions for the text. */
export function ControlShell( {
	variant,
	state,
	banner,
	result,
	footer,
	field,
	list,
	actions,
	onKeyDown,
}: Props ) {
	return (
		// Keys pressed on any part of it mean the same; the parts that act are a field and buttons.
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions
		<div
			className={ `slipstream-ai-control is-${ variant } ${ isBusy( state ) ? 'is-busy' : '' }` }
			onKeyDown={ onKeyDown }
		>
			{ banner && (
				<div className="slipstream-ai-control__banner">{ banner }</div>
			) }
			{ result && (
				<div className="slipstream-ai-control__result">{ result }</div>
			) }
			<div className="slipstream-ai-control__row">
				<StatusIndicator state={ state } />
				{ field }
				<div className="slipstream-ai-control__actions">
					{ actions }
				</div>
			</div>
			{ list }
			{ footer && (
				<div className="slipstream-ai-control__footer">{ footer }</div>
			) }
		</div>
	);
}
