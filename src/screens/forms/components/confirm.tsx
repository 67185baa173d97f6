import { __experimentalConfirmDialog as ConfirmDialog } from '@wordpress/components';
import {
	createContext,
	useCallback,
	useContext,
	useState,
} from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useInbox } from '../hooks/use-inbox';
import { numberText } from '../logic/messages';
import type { Action } from '../types';
import type { ReactNode } from 'react';

/** Does something to responses; asks first where it cannot be undone. */
type Confirmed = ( action: Action, ids: readonly number[] ) => void;

interface Question {
	count: number;
	run: () => void;
}

const ConfirmContext = createContext< {
	confirmed: Confirmed;
	ask: ( question: Question ) => void;
} >( { confirmed: () => undefined, ask: () => undefined } );

/** Does something to responses, after a question where it cannot be undone. */
export const useConfirm = () => useContext( ConfirmContext ).confirmed;

/** Asks before something is deleted for good. */
export const useAsk = () => useContext( ConfirmContext ).ask;

/** Holds the one question that may stand open. */
export function ConfirmProvider( { children }: { children: ReactNode } ) {
	const { run } = useInbox();
	const [ question, ask ] = useState< Question >();
	const confirmed = useCallback< Confirmed >(
		( action, ids ) =>
			action === 'delete'
				? ask( { count: ids.length, run: () => run( action, ids ) } )
				: run( action, ids ),
		[ run ]
	);
	const close = () => ask( undefined );
	return (
		<ConfirmContext.Provider value={ { confirmed, ask } }>
			{ children }
			{ question && (
				<ConfirmDialog
					isOpen
					confirmButtonText={ __(
						'Delete permanently',
						'slipstream'
					) }
					onCancel={ close }
					onConfirm={ () => {
						close();
						question.run();
					} }
				>
					{ sprintf(
						/* translators: %s: a number. */
						_n(
							'Delete %s response and its files? This cannot be undone.',
							'Delete %s responses and their files? This cannot be undone.',
							question.count,
							'slipstream'
						),
						numberText( question.count )
					) }
				</ConfirmDialog>
			) }
		</ConfirmContext.Provider>
	);
}
