import { humanTimeDiff } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import { nameOf } from '../../../provider';
import type { ConnectionStatus } from '@slipstream/settings';
import type { Crisis, ProviderStatus } from '../../../provider';

/**
 * How long ago something was, in words.
 *
 * @param at Unix seconds.
 */
export const ago = ( at: number ): string =>
	humanTimeDiff( new Date( at * 1000 ), new Date() );

type Link = Pick< ConnectionStatus, 'isRegistered' | 'isUserConnected' >;

function ownSentence( { isRegistered, isUserConnected }: Link ): string {
	if ( isUserConnected ) {
		return __(
			'This site works on its own. No account is needed. See Privacy for the servers that it contacts.',
			'slipstream'
		);
	}
	return isRegistered
		? __(
				'The site is connected, but your account is not. Connect to use the AI assistant.',
				'slipstream'
			)
		: __(
				'Not connected. AI and other features that need a connection are off.',
				'slipstream'
			);
}

/** A sentence about a hub, which is named in it. */
function hubSentence(
	state: ProviderStatus[ 'state' ],
	isUserConnected: boolean,
	name: string
): string {
	switch ( state ) {
		case 'pending':
			return sprintf(
				/* translators: %s: name of a hub. */
				__(
					'Waiting for %s. Its administrator must approve this site first.',
					'slipstream'
				),
				name
			);
		case 'revoked':
			return sprintf(
				/* translators: %s: name of a hub. */
				__(
					'%s has disconnected this site. Contact its administrator, then reconnect.',
					'slipstream'
				),
				name
			);
		case 'refused':
			return sprintf(
				/* translators: %s: name of a hub. */
				__(
					'%s did not accept this site. Check the invitation, then connect again.',
					'slipstream'
				),
				name
			);
		case 'active':
			return isUserConnected
				? /* translators: %s: name of a hub. */
					sprintf( __( 'Connected to %s.', 'slipstream' ), name )
				: sprintf(
						/* translators: %s: name of a hub. */
						__(
							'The site is connected to %s, but your account is not linked yet. Link it to use the AI assistant.',
							'slipstream'
						),
						name
					);
		default:
			return sprintf(
				/* translators: %s: name of a hub. */
				__(
					'You chose %s as the hub, but this site is not connected to it yet.',
					'slipstream'
				),
				name
			);
	}
}

/** A sentence about a hub that knows the site under another address. */
function crisisSentence( isSafeMode: boolean, name: string ): string {
	return isSafeMode
		? sprintf(
				/* translators: %s: name of a hub. */
				__( 'Safe mode: this copy does not use %s.', 'slipstream' ),
				name
			)
		: sprintf(
				/* translators: %s: name of a hub. */
				__(
					'The connection to %s is paused until you choose what this site is.',
					'slipstream'
				),
				name
			);
}

type Standing = Pick<
	ProviderStatus,
	'name' | 'address' | 'is_own' | 'state'
> & {
	crisis?: Pick< Crisis, 'is_safe_mode' > | null;
};

/**
 * How the site and the person stand with the provider.
 *
 * @param provider The provider.
 * @param status   The connection.
 */
export function stateSentence( provider: Standing, status: Link ): string {
	if ( provider.is_own ) {
		return ownSentence( status );
	}
	const name = nameOf( provider );
	return provider.crisis
		? crisisSentence( provider.crisis.is_safe_mode, name )
		: hubSentence( provider.state, status.isUserConnected, name );
}

/** What is wrong although the hub responds. */
const CAUSES: ReadonlySet< string > = new Set( [
	'could_not_sign',
	'provider_clock',
	'provider_contract',
	'site_pending',
	'site_revoked',
	'unknown_token',
	'url_mismatch',
] );

/**
 * Whether a hub says nothing, in contrast to one that says what is wrong.
 *
 * @param provider The provider.
 */
export function isSilent( provider: ProviderStatus ): boolean {
	const { error } = provider.last_answer;
	return ! provider.is_own && error !== null && ! CAUSES.has( error.code );
}

/**
 * How old what is known of the hub is; '' where no hub is asked.
 *
 * @param provider The provider.
 */
export function answerSentence( provider: ProviderStatus ): string {
	const { at, error } = provider.last_answer;
	if ( provider.is_own || ( at === null && ! error ) ) {
		return '';
	}
	const name = nameOf( provider );
	if ( at === null ) {
		/* translators: %s: name of a hub. */
		return sprintf( __( '%s has not answered yet.', 'slipstream' ), name );
	}
	if ( isSilent( provider ) ) {
		return sprintf(
			/* translators: 1: name of a hub, 2: how long ago, such as "5 minutes ago". */
			__(
				'%1$s is not responding. This information is from %2$s.',
				'slipstream'
			),
			name,
			ago( at )
		);
	}
	return sprintf(
		/* translators: 1: name of a hub, 2: how long ago, such as "5 minutes ago". */
		__( 'Last answer from %1$s: %2$s.', 'slipstream' ),
		name,
		ago( at )
	);
}

/**
 * What somebody takes on who becomes the owner of the connection.
 *
 * @param provider The provider.
 * @param name     Their name.
 */
export function ownerQuestion( provider: ProviderStatus, name: string ) {
	const question = provider.is_own
		? /* translators: %s: somebody's name. */
			__( 'Make %s the connection owner?', 'slipstream' )
		: /* translators: %s: somebody's name. */
			__(
				'Make %s the connection owner? They will be responsible for it at the hub.',
				'slipstream'
			);
	return {
		message: sprintf( question, name ),
		confirmLabel: __( 'Make owner', 'slipstream' ),
	};
}

/**
 * What stops working without a provider, before it does.
 *
 * @param provider The provider.
 */
export function disconnectQuestion( provider: ProviderStatus ) {
	const confirmLabel = __( 'Disconnect', 'slipstream' );
	if ( provider.is_own ) {
		return {
			message: __(
				'Disconnect this site? The AI assistant, images, and voice stop working for everyone here until you connect again, and all linked accounts are unlinked. Posts, settings, and usage counts stay.',
				'slipstream'
			),
			confirmLabel,
		};
	}
	return {
		message: sprintf(
			/* translators: %s: name of a hub. */
			__(
				'Disconnect from %s? The AI assistant, images, and voice stop working for everyone here until you connect again, and all linked accounts are unlinked. Posts, settings, and usage counts stay.',
				'slipstream'
			),
			nameOf( provider )
		),
		confirmLabel,
	};
}

/**
 * What changes when the site becomes its own provider again.
 *
 * @param provider The provider that it leaves.
 */
export function ownProviderQuestion( provider: ProviderStatus ) {
	return {
		message: sprintf(
			/* translators: %s: name of a hub. */
			__(
				'Leave %s? This site then works on its own again. AI requests go to this site’s AI server, and accounts linked to the hub are unlinked. Posts and settings stay.',
				'slipstream'
			),
			nameOf( provider )
		),
		confirmLabel: __( 'Leave the hub', 'slipstream' ),
	};
}

/** Asked before the site's key is replaced. */
export const rotateQuestion = () => ( {
	message: __(
		'Replace the key that signs this site’s requests? Do this if someone else may have seen the database. Linked accounts stay linked.',
		'slipstream'
	),
	confirmLabel: __( 'Replace the key', 'slipstream' ),
} );
