<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Providers;

use Slipstream\Http\Request_Error;

/**
 * The errors that several parts of the connection have in common, and the sentences for the codes of a hub: its own are
 * not shown.
 */
final class Connection_Request_Error extends Request_Error {

	/** The database does not respond. */
	public static function database(): self {
		$error = self::database_failed( 'connection_unavailable', 5 );
		return new Connection_Request_Error(
			$error->error_code,
			$error->getMessage(),
			$error->http_status,
			$error->retry_after
		);
	}

	/** The provider does not respond, or its answer makes no sense. */
	public static function unreachable( ?int $seconds = null ): self {
		return new Connection_Request_Error(
			'provider_unreachable',
			self::message( 'provider_unreachable' ),
			503,
			$seconds
		);
	}

	/** The site has no number or key at the provider. */
	public static function not_connected(): self {
		return new Connection_Request_Error(
			'site_not_connected',
			__( 'This site is not connected.', 'slipstream' ),
			409
		);
	}

	/** The site's key cannot be read any more: the salts of wp-config.php have changed, or the database is a copy. */
	public static function key_unreadable(): self {
		return new Connection_Request_Error( 'could_not_sign', self::message( 'could_not_sign' ), 409 );
	}

	/** The user has no token, or one that cannot be read. */
	public static function no_token(): self {
		return new Connection_Request_Error(
			'no_token_for_user',
			__( 'This account is not connected.', 'slipstream' ),
			409
		);
	}

	/** The site's address is not the one that it was connected with. */
	public static function url_mismatch(): self {
		return new Connection_Request_Error( 'url_mismatch', self::message( 'url_mismatch' ), 409 );
	}

	/** The site is in offline mode. */
	public static function offline(): self {
		return new Connection_Request_Error(
			'offline_mode',
			__( 'This site is in offline mode, so nothing is sent.', 'slipstream' ),
			409
		);
	}

	/** An error of the hub as our clients get it. A 401 of the hub is not one of this site. */
	public static function of_hub( string $code, int $status ): self {
		$code = 1 === preg_match( '/^[a-z0-9_]{1,64}$/', $code ) ? $code : 'provider_refused';
		return new self( $code, self::message( $code ), 401 === $status ? 403 : $status );
	}

	/** The sentence for a code of the hub, or of one of the errors above. */
	public static function message( string $code ): string {
		$messages = self::of_registration() + array(
			'provider_unreachable' => __( 'The hub did not respond. Please try again later.', 'slipstream' ),
			'could_not_sign'       => __(
				'The site’s key can no longer be read because the salts in wp-config.php have changed. Reconnect the site.',
				'slipstream'
			),
			'url_mismatch'         => __(
				'The site’s address has changed since it was connected. An administrator must choose whether the site has moved or is a copy.',
				'slipstream'
			),
			'site_pending'         => __(
				'The hub’s administrator has not approved this site yet.',
				'slipstream'
			),
			'site_revoked'         => __( 'The hub has disconnected this site.', 'slipstream' ),
			'unknown_token'        => __(
				'The hub no longer recognizes this site’s or this account’s key. Reconnect the site.',
				'slipstream'
			),
			'signature_expired'    => __( 'This server’s clock and the hub’s do not match.', 'slipstream' ),
			'owner_has_users'      => __(
				'The connection owner can only disconnect when no other user is connected.',
				'slipstream'
			),
			'not_linked'           => __( 'The hub does not recognize this account.', 'slipstream' ),
			'invalid_grant'        => __(
				'The hub’s permission has expired or has already been used. Please try again.',
				'slipstream'
			),
			'invalid_redirect_uri' => __( 'The hub refused to redirect back to this site.', 'slipstream' ),
		);
		return $messages[ $code ] ?? __( 'The hub refused the request.', 'slipstream' );
	}

	/** @return array<string, string> What keeps a site from registering, by code. */
	private static function of_registration(): array {
		return array(
			'invitation_required'    => __(
				'The hub accepts new sites by invitation only. Enter your invitation code.',
				'slipstream'
			),
			'invitation_invalid'     => __(
				'The hub does not recognize this invitation, or it has expired.',
				'slipstream'
			),
			'invitation_used_up'     => __(
				'This invitation has no uses left.',
				'slipstream'
			),
			'verification_failed'    => __(
				'The hub could not reach this site to verify the request. The site must be reachable from the internet.',
				'slipstream'
			),
			'invalid_address'        => __( 'The hub rejected this site’s address.', 'slipstream' ),
			'unknown_character'      => __(
				'The hub’s database cannot store a character, such as an emoji, in this site’s or user’s name. Remove it, or ask the hub’s administrator to convert the tables to utf8mb4.',
				'slipstream'
			),
			'too_many_registrations' => __(
				'The hub has received too many registrations from this site. Please try again later.',
				'slipstream'
			),
			'site_registered'        => __(
				'The hub has a different key for this address. Ask its administrator to remove the old entry.',
				'slipstream'
			),
		);
	}
}
