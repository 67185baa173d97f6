import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import {
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import { ActionButton, Problem } from '@slipstream/ui';
import type { Action } from '@slipstream/ui';
import type { ReactNode } from 'react';

interface Props {
	/** The button that leads to the question. */
	trigger: string;
	/** Whether the answer can be yes. */
	isPossible?: boolean;
	/** What happens; the name of the group. */
	label: string;
	/** What is done where the answer is yes. */
	action: Action;
	confirmLabel: string;
	cancelLabel: string;
	/** Spoken when it was done. */
	done: () => string;
	/** What will happen. */
	children: ReactNode;
}

/** Asks within a dialog before something that cannot be undone: another dialog would close the one that is open. */
export function InlineQuestion( props: Props ) {
	const { trigger, isPossible = true, action } = props;
	const [ isAsking, setIsAsking ] = useState( false );
	const place = useRef< HTMLDivElement >( null );
	const wasAsking = useRef( false );
	useEffect( () => {
		if ( isAsking !== wasAsking.current ) {
			wasAsking.current = isAsking;
			const next = isAsking ? '[role="group"]' : 'button';
			place.current?.querySelector< HTMLElement >( next )?.focus();
		}
	}, [ isAsking ] );
	// What was asked about may be gone when it is done, or soon after. Keys must reach the dialog then, too.
	useLayoutEffect( () => {
		const element = place.current;
		const dialog = element?.closest< HTMLElement >( '[role="dialog"]' );
		return () => {
			if ( element?.contains( element.ownerDocument.activeElement ) ) {
				dialog?.focus();
			}
		};
	}, [] );
	const run = async () => {
		const isDone = await action.run();
		if ( isDone ) {
			setIsAsking( false );
			speak( props.done() );
		}
		return isDone;
	};
	return (
		<div ref={ place } className="slipstream-payment__question">
			{ isAsking ? (
				<div role="group" aria-label={ props.label } tabIndex={ -1 }>
					{ props.children }
					<Problem message={ action.problem } />
					<div className="slipstream-ui-buttons">
						<ActionButton
							action={ { ...action, run } }
							label={ props.confirmLabel }
							variant="primary"
							isDestructive
							isDisabled={ ! isPossible }
						/>
						<Button
							variant="tertiary"
							disabled={ action.isBusy }
							accessibleWhenDisabled
							onClick={ () => setIsAsking( false ) }
						>
							{ props.cancelLabel }
						</Button>
					</div>
				</div>
			) : (
				<Button
					variant="secondary"
					isDestructive
					onClick={ () => setIsAsking( true ) }
				>
					{ trigger }
				</Button>
			) }
		</div>
	);
}
