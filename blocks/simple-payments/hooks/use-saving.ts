import { store as blockEditorStore } from '@wordpress/block-editor';
import { store as coreStore } from '@wordpress/core-data';
import { useRegistry } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useSavingLock } from '@slipstream/saving-lock';
import { noticesStore } from '@slipstream/wp-stores';
import { problemsOf, refusalOf } from '../problems';
import { PRODUCT, toRecord } from '../product';
import { refreshPreview } from './refresh-preview';
import type { Problems, SimplePaymentsAttributes } from '../types';
import type { EditProps } from '@slipstream/block-kit';

const NAME = 'simple-payments';

type Registry = ReturnType< typeof useRegistry >;
type Props = Pick<
	EditProps< SimplePaymentsAttributes >,
	'attributes' | 'setAttributes'
>;

/** Saves a record, and gives its ID. */
async function saveRecord(
	registry: Registry,
	record: ReturnType< typeof toRecord >
): Promise< number > {
	const { id }: { id: number } = await registry
		.dispatch( coreStore )
		.saveEntityRecord( ...PRODUCT, record, { throwOnError: true } );
	return id;
}

function notifyFailure( registry: Registry, error: unknown ): void {
	const { message } = ( error ?? {} ) as { message?: string };
	void registry
		.dispatch( noticesStore )
		?.createErrorNotice(
			message || __( 'The product could not be saved.', 'slipstream' ),
			{ id: NAME, type: 'snackbar' }
		);
}

interface Saving {
	problems: Problems;
	setProblems: React.Dispatch< React.SetStateAction< Problems > >;
	/** Makes a new record, with mistakes too: it is a draft. */
	create: () => void;
	/** Saves it if the author has made no mistakes, which are shown otherwise. */
	save: () => void;
}

/**
 * Saves what a block sells.
 *
 * @param props    The block's.
 * @param needsNew Whether the record that the block names is not its own, or is none.
 */
export function useSaving( props: Props, needsNew: boolean ): Saving {
	const { attributes, setAttributes } = props;
	const registry = useRegistry();
	const locked = useSavingLock( NAME );
	const latest = useRef( attributes );
	latest.current = attributes;
	const saved = useRef( '' );
	const isRunning = useRef( false );
	// A save was asked for while one was running.
	const isWaiting = useRef( false );
	const [ problems, setProblems ] = useState< Problems >( {} );

	const send = async ( id: number | undefined ) => {
		const given = latest.current;
		const record = toRecord( given, id );
		const key = JSON.stringify( record );
		if ( isRunning.current || key === saved.current ) {
			return;
		}
		isRunning.current = true;
		let productId = id;
		try {
			const saving = saveRecord( registry, record );
			// A post that is saved while a new one is made would not know what it sells: it has to wait.
			productId = await ( id ? saving : locked( saving ) );
			saved.current = key;
			refreshPreview();
			if ( productId !== given.productId ) {
				void registry
					.dispatch( blockEditorStore )
					.__unstableMarkNextChangeAsNotPersistent();
				setAttributes( { productId } );
			}
		} catch ( error ) {
			const refusal = refusalOf( error, given );
			if ( refusal ) {
				setProblems( refusal );
			} else {
				notifyFailure( registry, error );
			}
		} finally {
			isRunning.current = false;
		}
		if ( isWaiting.current ) {
			isWaiting.current = false;
			await send( productId );
		}
	};
	return {
		problems,
		setProblems,
		create: () => void send( undefined ),
		save: () => {
			const found = problemsOf( latest.current );
			setProblems( found );
			if ( Object.keys( found ).length === 0 ) {
				isWaiting.current = isRunning.current;
				void send( needsNew ? undefined : latest.current.productId );
			}
		},
	};
}
