import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { useIsPreview } from '@slipstream/block-kit';
import { toPluginError } from '@slipstream/errors';
import { membershipsClient, withEditor } from '@slipstream/memberships';
import { useSavingLock } from '@slipstream/saving-lock';
import { intervals } from '../intervals';
import type { DonationsAttributes } from '../types';
import type { Product } from '@slipstream/memberships';
import type { EditProps } from '@slipstream/block-kit';

/** What a plan's number is while no account takes payments. */
const NOT_CONNECTED = -1;

/** How it stands with the plans that take the donations. */
export type PlansState =
	| { status: 'loading' }
	| { status: 'failed'; code: string; httpStatus: number | undefined }
	| { status: 'not-connected'; connectUrl: string | null }
	| { status: 'ready' };

type Ids = ( number | null )[];
/** What an author's choice changes besides the plans. */
type Change = (
	attributes: DonationsAttributes
) => Partial< DonationsAttributes >;
type Select = ReturnType< typeof useRegistry >[ 'select' ];

/** The plans of a currency, one for each interval; null where one is missing. */
const plansOf = ( products: readonly Product[], currency: string ): Ids =>
	intervals().map(
		( { interval } ) =>
			products.find(
				( product ) =>
					product.currency === currency &&
					product.type === 'donation' &&
					product.interval === interval
			)?.id ?? null
	);

const nothing: Change = () => ( {} );

const isComplete = ( ids: Ids ) => ids.every( ( id ) => id !== null );

/** The plans of an example, which asks nobody. */
const EXAMPLE: PlansState = { status: 'ready' };

/** Stores the plans, and the currency, where they differ from what the post has. */
function useStore( props: EditProps< DonationsAttributes > ) {
	const latest = useRef( props );
	latest.current = props;
	const { __unstableMarkNextChangeAsNotPersistent: inTheSameStep } =
		useDispatch( blockEditorStore );
	return useCallback(
		( ids: Ids, currency: string, change: Change ) => {
			const { setAttributes } = latest.current;
			const before = latest.current.attributes;
			const changes = change( before );
			const attributes = { ...before, ...changes };
			const changed = intervals().flatMap( ( { attribute }, index ) => {
				const donation = attributes[ attribute ];
				const known = donation.planId ?? 0;
				const found = ids[ index ] ?? null;
				// A form that is in use keeps its plan while no account answers.
				const planId =
					found === NOT_CONNECTED && known > 0 ? known : found;
				return donation.planId === planId
					? []
					: [ [ attribute, { ...donation, planId } ] ];
			} );
			if ( attributes.currency !== currency ) {
				changed.push( [ 'currency', currency ] as never );
			}
			const isByAuthor = Object.keys( changes ).length > 0;
			if ( changed.length || isByAuthor ) {
				if ( ! isByAuthor ) {
					// What nobody has asked for is no step to undo.
					void inTheSameStep();
				}
				setAttributes( {
					...changes,
					...( Object.fromEntries(
						changed
					) as Partial< DonationsAttributes > ),
				} );
			}
		},
		[ inTheSameStep ]
	);
}

interface Found {
	state: PlansState;
	ids: Ids;
	currency: string;
}

/**
 * Finds or makes the plans that take the donations. Rejects with a PluginError.
 *
 * @param wanted The currency; that of the account if it is ''.
 * @param select Selects from the registry of the editor.
 */
async function findPlans( wanted: string, select: Select ): Promise< Found > {
	const client = membershipsClient();
	const status = await client.status( 'donation', false );
	const currency =
		wanted || status.connected_account_default_currency || 'USD';
	const found = plansOf( status.products ?? [], currency );
	if ( ! status.connected_account_id ) {
		return {
			ids: isComplete( found )
				? found
				: intervals().map( () => NOT_CONNECTED ),
			currency,
			state: {
				status: 'not-connected',
				connectUrl: withEditor( status.connect_url, select ),
			},
		};
	}
	return {
		ids: isComplete( found )
			? found
			: plansOf( await client.donationProducts( currency ), currency ),
		currency,
		state: { status: 'ready' },
	};
}

/**
 * Finds or makes the plans that take the donations, and keeps their numbers in the block.
 *
 * @param props The block's props.
 * @return How it stands, and what reads again: after a failure, and in another currency, which the block has once its plans
 *         are known.
 */
export function usePlans( props: EditProps< DonationsAttributes > ) {
	const { select } = useRegistry();
	const isPreview = useIsPreview();
	const [ state, setState ] = useState< PlansState >( { status: 'loading' } );
	const [ known, setKnown ] = useState( 'USD' );
	const locked = useSavingLock( 'donations' );
	const store = useStore( props );
	// Only the last question counts.
	const asked = useRef( 0 );
	const latest = useRef( {
		wanted: props.attributes.currency,
		change: nothing,
	} );
	const load = async () => {
		const { wanted, change } = latest.current;
		const mine = ++asked.current;
		setState( { status: 'loading' } );
		try {
			const found = await findPlans( wanted, select );
			if ( mine === asked.current ) {
				latest.current = { wanted: found.currency, change: nothing };
				store( found.ids, found.currency, change );
				setKnown( found.currency );
				setState( found.state );
			}
		} catch ( error ) {
			if ( mine === asked.current ) {
				const { code, status } = toPluginError( error );
				setState( { status: 'failed', code, httpStatus: status } );
			}
		}
	};
	const { currency } = props.attributes;
	useEffect( () => {
		if ( ! isPreview ) {
			void locked( load() );
		}
		return () => {
			asked.current = 0;
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Read once; the author asks for more.
	}, [] );
	return {
		state: isPreview ? EXAMPLE : state,
		currency: currency || known,
		retry: () => void locked( load() ),
		changeCurrency: ( wanted: string, change: Change ) => {
			latest.current = { wanted, change };
			void locked( load() );
		},
	};
}
