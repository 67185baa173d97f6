<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Identity;

use RuntimeException;
use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Connection\Storage\Hub_Record;
use Slipstream\Connection\Storage\Hub_Store;
use Slipstream\Support\Clock;
use Slipstream\Support\Database\Stored_Option;

/**
 * Says whether the site has another address than the one that it was connected with: it has moved, or is a copy. As
 * long as nobody has said which, nothing is signed. The site sees it by itself; if the hub does, its refusal is
 * stored and tried again after an hour, later after longer.
 *
 * @phpstan-type Crisis array{code: string, current_url: string, hub_url: string, is_safe_mode: bool, is_staging: bool}
 */
final class Identity_Crisis {

	public const OPTION    = 'jetpack_sync_error_idc';
	public const SAFE_MODE = 'jetpack_safe_mode_confirmed';

	/** The code where only WordPress has another address, not the site. */
	public const SITE_MISMATCH = 'jetpack_site_url_mismatch';

	private const HOME_MISMATCH = 'jetpack_home_url_mismatch';

	private const SHORTEST_DELAY = 3600;
	private const LONGEST_DELAY  = 2592000;

	/** Needs what the site was connected with and the time. */
	public function __construct( private Hub_Store $store, private Clock $clock ) {}

	/** @return Crisis|null The crisis, for screens; null if there is none, or the database does not say. */
	public function shown(): ?array {
		try {
			return $this->current();
		} catch ( Connection_Request_Error ) {
			return null;
		}
	}

	/**
	 * @return Crisis|null The crisis; null if there is none.
	 * @throws Connection_Request_Error If the database does not say.
	 */
	public function current(): ?array {
		$record = $this->store->known();
		if ( ! $record->is_known() ) {
			return null;
		}
		$code   = self::mismatch( $record );
		$stored = $this->stored( $record );
		if ( '' === $code && null === $stored ) {
			return null;
		}
		$hub_url = match ( $code ) {
			''                  => strrev( $stored['wpcom_home'] ?? '' ),
			self::SITE_MISMATCH => $record->siteurl(),
			default             => $record->home(),
		};
		return array(
			'code'         => '' === $code ? self::HOME_MISMATCH : $code,
			'current_url'  => untrailingslashit( self::SITE_MISMATCH === $code ? site_url() : home_url() ),
			'hub_url'      => $hub_url,
			'is_safe_mode' => (bool) self::option( self::SAFE_MODE ),
			'is_staging'   => Staging_Host::is_here(),
		);
	}

	/**
	 * Whether nothing may be signed now. Of what the hub has said another try is due from time to time.
	 *
	 * @throws Connection_Request_Error If the database does not say: then nothing may either.
	 */
	public function blocks(): bool {
		$record = $this->store->known();
		if ( '' !== self::mismatch( $record ) ) {
			return true;
		}
		$stored = $this->stored( $record );
		return null !== $stored
			&& ( self::option( self::SAFE_MODE )
				|| $stored['last_checked'] + $stored['next_check_delay'] > $this->clock->now() );
	}

	/**
	 * Whether the hub has let the site in where it is now.
	 *
	 * @throws Connection_Request_Error If the database does not say.
	 */
	public function is_settled(): bool {
		$record = $this->store->known();
		return $record->is_known() && Hub_Record::ACTIVE === $record->status && null === $this->current();
	}

	/** Whether visitors find the site where it was connected, wherever its WordPress is now. */
	public function is_home( Hub_Record $record ): bool {
		return in_array( self::mismatch( $record ), array( '', self::SITE_MISMATCH ), true );
	}

	/** Stores that the hub knows the site by another address. */
	public function report( string $hub_home ): void {
		$record = $this->store->current();
		try {
			$before = $this->stored( $record );
		} catch ( Connection_Request_Error ) {
			$before = null;
		}
		update_option(
			self::OPTION,
			array(
				'error_code'       => self::HOME_MISMATCH,
				'home'             => untrailingslashit( home_url() ),
				'siteurl'          => untrailingslashit( site_url() ),
				'wpcom_home'       => strrev( esc_url_raw( $hub_home ) ),
				'wpcom_siteurl'    => strrev( $record->siteurl() ),
				'reversed_url'     => true,
				'last_checked'     => $this->clock->now(),
				'next_check_delay' => null === $before
					? self::SHORTEST_DELAY
					: min( self::LONGEST_DELAY, 2 * $before['next_check_delay'] ),
				'provider'         => Hub_Store::short_name( $record->address ),
			),
			true
		);
	}

	/**
	 * Stores that the site is a copy and stays unconnected.
	 *
	 * @return bool Whether it is stored.
	 */
	public function confirm_safe_mode(): bool {
		update_option( self::SAFE_MODE, true, true );
		return (bool) get_option( self::SAFE_MODE, false );
	}

	/**
	 * Forgets the refusal of the hub and the choice of safe mode.
	 *
	 * @return bool Whether both are gone.
	 */
	public function clear(): bool {
		foreach ( array( self::OPTION, self::SAFE_MODE ) as $option ) {
			try {
				if ( false !== self::option( $option ) && ! delete_option( $option ) ) {
					return false;
				}
			} catch ( Connection_Request_Error ) {
				return false;
			}
		}
		return true;
	}

	/** Which of the site's addresses has changed; '' for none. The protocol alone does not count. */
	private static function mismatch( Hub_Record $record ): string {
		$is_home     = '' === $record->home || self::is_same( $record->home(), home_url() );
		$is_site_url = '' === $record->siteurl || self::is_same( $record->siteurl(), site_url() );
		if ( $is_home ) {
			return $is_site_url ? '' : self::SITE_MISMATCH;
		}
		return $is_site_url ? self::HOME_MISMATCH : 'jetpack_url_mismatch';
	}

	/**
	 * What the hub has said, as long as the site has the address that it said it of.
	 *
	 * @return array{wpcom_home: string, last_checked: int, next_check_delay: int}|null
	 * @throws Connection_Request_Error If the database does not say.
	 */
	private function stored( Hub_Record $record ): ?array {
		$stored = self::option( self::OPTION );
		// One that another plugin has left is not ours.
		if ( ! is_array( $stored ) || Hub_Store::short_name( $record->address ) !== ( $stored['provider'] ?? '' ) ) {
			return null;
		}
		if ( ! is_string( $stored['home'] ?? null ) || ! self::is_same( $stored['home'], home_url() ) ) {
			return null;
		}
		return array(
			'wpcom_home'       => is_string( $stored['wpcom_home'] ?? null ) ? $stored['wpcom_home'] : '',
			'last_checked'     => (int) ( $stored['last_checked'] ?? 0 ),
			'next_check_delay' => max( self::SHORTEST_DELAY, (int) ( $stored['next_check_delay'] ?? 0 ) ),
		);
	}

	private static function option( string $name ): mixed {
		try {
			return Stored_Option::get( $name );
		} catch ( RuntimeException ) {
			throw Connection_Request_Error::database();
		}
	}

	/** Whether two addresses are the same but for their protocol. */
	private static function is_same( string $one, string $another ): bool {
		$plain = static fn ( string $url ): string => strtolower(
			(string) preg_replace( '#^https?://#i', '', untrailingslashit( $url ) )
		);
		return $plain( $one ) === $plain( $another );
	}
}
