<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Writes;

/**
 * The one table of codes. Only what says that there is nothing left to change is done: a limit, a firewall, a clock or
 * a hub that is off say nothing of the change.
 */
enum Write_Outcome {

	/** There is nothing left to change at the hub. */
	case Done;

	/** The same request may work later. */
	case Retry;

	/** The same request is refused again until a person does something. */
	case Person;

	/** Codes that say of a change that there is nothing left of what it is about. */
	private const DONE = array(
		Hub_Writes::DISCONNECT => array( 'unknown_token', 'site_revoked' ),
		Hub_Writes::UNLINK     => array( 'not_linked', 'unknown_user', 'site_revoked' ),
	);

	/** Codes that time alone does not change. */
	private const PERSON = array(
		'could_not_sign',
		'invalid_address',
		'no_token_for_user',
		'not_linked',
		'owner_has_users',
		'provider_contract',
		'rest_invalid_param',
		'rest_missing_callback_param',
		'site_not_connected',
		'site_pending',
		'site_registered',
		'site_revoked',
		'unknown_tier',
		'unknown_token',
		'unknown_user',
		'upgrade_forbidden',
		'url_mismatch',
	);

	/**
	 * What a code means.
	 *
	 * @param string $action One of the constants of Hub_Writes.
	 */
	public static function of( string $action, string $code ): self {
		return match ( true ) {
			in_array( $code, self::DONE[ $action ] ?? array(), true ) => self::Done,
			in_array( $code, self::PERSON, true ) => self::Person,
			default => self::Retry,
		};
	}
}
