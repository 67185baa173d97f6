import { __experimentalConfirmDialog as ConfirmDialog } from '@wordpress/components';
import {
	createContext,
	useCallback,
	useContext,
	useState,
} from '@wordpress/element';
import type { ReactNode } from 'react';

/** What is asked before something that cannot be undone. */
export interface Question {
	/** Names what will be gone or stop working. */
	message: string;
	/** The verb on the button, such as "Delete permanently". */
	confirmLabel: string;
}

/** Asks a question; resolves to whether the answer is yes. */
export type Confirm = ( question: Question ) => Promise< boolean >;

const ConfirmContext = createContext< Confirm >( () =>
	Promise.resolve( false )
);

/** The way to ask before something that cannot be undone. */
export const useConfirm = (): Confirm => useContext( ConfirmContext );

/** Holds the one question that may stand open. */
export function ConfirmProvider( { children }: { children: ReactNode } ) {
	const [ open, setOpen ] = useState<
		Question & { answer: ( isYes: boolean ) => void }
	>();
	const confirm = useCallback< Confirm >(
		( question ) =>
			new Promise( ( resolve ) =>
				setOpen( { ...question, answer: resolve } )
			),
		[]
	);
	const close = ( isYes: boolean ) => {
		setOpen( undefined );
		open?.answer( isYes );
	};
	return (
		<ConfirmContext.Provider value={ confirm }>
			{ children }
			{ open && (
				<ConfirmDialog
					isOpen
					confirmButtonText={ open.confirmLabel }
					onCancel={ () => close( false ) }
					onConfirm={ () => close( true ) }
				>
					{ open.message }
				</ConfirmDialog>
			) }
		</ConfirmContext.Provider>
	);
}
