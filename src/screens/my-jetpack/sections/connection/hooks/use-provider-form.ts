import { speak } from '@wordpress/a11y';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { getHttp } from '@slipstream/http';
import { nameOf, PROVIDER_ROUTE } from '../../../provider';
import { useProvider } from './use-provider';
import { useLinkAction } from './use-link-action';
import type { Action } from '@slipstream/ui';
import type { ProviderStatus } from '../../../provider';
import type { TestedHub } from '../types';

/** A hub as the form needs it. */
type FoundHub = Pick< TestedHub, 'name' | 'registration' >;

interface Tested extends FoundHub {
	address: string;
}

/** The hub that is chosen already, but has not let the site in yet: it need not be tested again. */
function chosenHub( provider: ProviderStatus ): Tested | undefined {
	const { address, registration, state } = provider;
	return registration && ( state === 'none' || state === 'refused' )
		? { address, registration, name: nameOf( provider ) }
		: undefined;
}

/** What is said of a hub that was found. */
export function foundSentence( { name, registration }: FoundHub ): string {
	return registration === 'invitation'
		? sprintf(
				/* translators: %s: name of a hub. */
				__( 'Found %s. It requires an invitation.', 'slipstream' ),
				name
			)
		: sprintf(
				/* translators: %s: name of a hub. */
				__(
					'Found %s. Its administrator approves each site.',
					'slipstream'
				),
				name
			);
}

/** What stands before the code in the link of an invitation. */
const INVITATION = '#slipstream-invitation=';

/** An action whose problem is the field's help, which nothing reads out by itself. */
function useSpokenAction( act: () => Promise< unknown > ): Action {
	const action = useLinkAction( act );
	const { problem } = action;
	useEffect( () => {
		if ( problem ) {
			speak( problem, 'assertive' );
		}
	}, [ problem ] );
	return action;
}

/** Naming a hub: tested first, then saved and connected. */
export function useProviderForm() {
	const { provider, take, connect } = useProvider();
	const [ address, setAddress ] = useState( provider.address );
	const [ invitation, setInvitation ] = useState( '' );
	const [ tested, setTested ] = useState< Tested >();
	const chosen = chosenHub( provider );
	// What was found at another address says nothing about this one.
	const hub = [ tested, chosen ].find(
		( known ) => known?.address === address.trim()
	);

	const test = useSpokenAction( async () => {
		const asked = address.trim();
		const answer = await getHttp().post< TestedHub >(
			`${ PROVIDER_ROUTE }/test`,
			{ address: asked }
		);
		const found = { ...answer, address: asked };
		// A hub without a name is called by its address.
		setTested( { ...found, name: nameOf( found ) } );
		speak( foundSentence( { ...found, name: nameOf( found ) } ) );
	} );
	const save = useLinkAction( async () => {
		await take(
			await getHttp().post< ProviderStatus >( PROVIDER_ROUTE, {
				address: address.trim(),
				invitation: invitation.trim() || undefined,
			} )
		);
		await connect.run();
	} );
	return {
		address,
		/** Takes the link of an invitation too, which has both. */
		setAddress: ( typed: string ) => {
			const [ url = '', code ] = typed.split( INVITATION, 2 );
			setAddress( code === undefined ? typed : url );
			if ( code ) {
				setInvitation( code );
			}
		},
		invitation,
		setInvitation,
		hub,
		/** Whether the hub was found just now, and what it needs is to be entered next. */
		isFresh: hub !== undefined && hub === tested,
		/** Whether the hub has an invitation perhaps, from an attempt before. */
		isChosen: hub !== undefined && hub.address === chosen?.address,
		test,
		save,
		isBusy: test.isBusy || save.isBusy,
	};
}
