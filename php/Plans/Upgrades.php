<?php

declare( strict_types=1 );

namespace Slipstream\Plans;

use Closure;
use RuntimeException;
use Slipstream\Connection\Providers\Provider;
use Slipstream\Support\Clock;
use Slipstream\Support\Database\Rows;

/**
 * Remembers who has asked a hub for more, and from where, until they know what it decided: days may lie between. What
 * they are told is what the hub says.
 */
final class Upgrades {

	/** The user's request, kept per site. */
	public const USER_OPTION = 'slipstream_upgrade';

	/** Asks the hub once an hour while someone waits. */
	public const EVENT = Plans_Module::UPGRADES_EVENT;

	private const FORGOTTEN_AFTER = 60 * DAY_IN_SECONDS;

	/** @param Closure(): Provider $provider Gives the provider of now. */
	public function __construct( private Closure $provider, private Clock $clock ) {}

	/** Remembers that someone asks. Runs on slipstream_upgrade_asked. */
	public function remember( int $user_id, string $tier, string $return_to ): void {
		$provider = ( $this->provider )();
		$this->store(
			$user_id,
			new Upgrade(
				$provider->root(),
				$tier,
				Tier_State::at( $provider )?->limit,
				Upgrade::page( $return_to ),
				$this->clock->now()
			)
		);
		if ( ! wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_event( $this->clock->now() + 3600, 'hourly', self::EVENT );
		}
	}

	/** What someone has asked the hub of now, as far as it is known here; null for nothing, or what is too old. */
	public function find( int $user_id ): ?Upgrade {
		$upgrade = $this->read( Upgrade::of( get_user_meta( $user_id, self::meta_key(), true ) ) );
		return null !== $upgrade && $this->is_of_this_hub( $upgrade ) ? $upgrade : null;
	}

	/**
	 * What is kept of someone, whatever hub they have asked and however long ago; null for nothing.
	 *
	 * @throws RuntimeException If the database fails.
	 */
	public function kept( int $user_id ): ?Upgrade {
		return Upgrade::of( self::rows( $user_id )[ $user_id ] ?? null );
	}

	/** The same, unless it is too old. */
	private function read( ?Upgrade $upgrade ): ?Upgrade {
		return null === $upgrade || $upgrade->at < $this->clock->now() - self::FORGOTTEN_AFTER ? null : $upgrade;
	}

	private function is_of_this_hub( Upgrade $upgrade ): bool {
		return ( $this->provider )()->root() === $upgrade->hub;
	}

	/**
	 * The same, after the hub was asked.
	 *
	 * @param Tier_State|null $standing What the hub says; null if it does not.
	 */
	public function look( int $user_id, ?Tier_State $standing ): ?Upgrade {
		$before  = $this->find( $user_id );
		$upgrade = null === $standing ? $before : $before?->with( $standing );
		if ( null !== $upgrade && $upgrade->state !== $before?->state ) {
			$this->store( $user_id, $upgrade );
		}
		return $upgrade;
	}

	/**
	 * Forgets what someone has asked for: they know.
	 *
	 * @return bool Whether nothing is stored any more.
	 */
	public function forget( int $user_id ): bool {
		if ( delete_user_option( $user_id, self::USER_OPTION ) ) {
			return true;
		}
		try {
			return ! isset( self::rows( $user_id )[ $user_id ] );
		} catch ( RuntimeException ) {
			return false;
		}
	}

	/**
	 * Checks all pending requests with the hub, so that users see the decision on their next visit. Unschedules itself
	 * once none are pending.
	 */
	public function check(): void {
		try {
			$asked = array_map( fn ( mixed $stored ): ?Upgrade => $this->read( Upgrade::of( $stored ) ), self::rows() );
		} catch ( RuntimeException ) {
			// The next hour tries again.
			return;
		}
		$open = array_filter( $asked, static fn ( ?Upgrade $one ): bool => false === $one?->is_decided() );
		if ( array() === $open ) {
			wp_clear_scheduled_hook( self::EVENT );
			return;
		}
		// Those of another hub wait on: the site may go back to it.
		$waiting  = array_keys( array_filter( $open, $this->is_of_this_hub( ... ) ) );
		$standing = array() === $waiting ? null : Tier_State::at( ( $this->provider )() );
		foreach ( $waiting as $user_id ) {
			$this->look( $user_id, $standing );
		}
	}

	/**
	 * What is stored of one user, or of all. WordPress gives the same for none and for a database that fails.
	 *
	 * @param int $user_id Whose; 0 for everybody's.
	 * @return array<int, mixed> By user.
	 * @throws RuntimeException If the database fails.
	 */
	private static function rows( int $user_id = 0 ): array {
		global $wpdb;
		$stored = array();
		$rows   = Rows::get(
			(string) $wpdb->prepare(
				"SELECT user_id, meta_value FROM $wpdb->usermeta WHERE meta_key = %s AND (user_id = %d OR 0 = %d)",
				self::meta_key(),
				$user_id,
				$user_id
			)
		);
		foreach ( $rows as $row ) {
			$stored[ (int) $row->user_id ] = maybe_unserialize( $row->meta_value );
		}
		return $stored;
	}

	/** Read by it, and not as an option: WordPress takes user 0 for the one who is signed in. */
	private static function meta_key(): string {
		global $wpdb;
		return $wpdb->get_blog_prefix() . self::USER_OPTION;
	}

	/** What is not stored is not told later, which keeps nobody from asking: the log says so. */
	private function store( int $user_id, Upgrade $upgrade ): void {
		$value = $upgrade->to_array();
		if ( false === update_user_option( $user_id, self::USER_OPTION, $value )
			&& get_user_meta( $user_id, self::meta_key(), true ) !== $value ) {
			wp_trigger_error( __METHOD__, 'An upgrade that was asked for could not be stored.' );
		}
	}
}
