<?php

declare( strict_types=1 );

namespace Slipstream\Plans;

use Closure;
use RuntimeException;
use Slipstream\Connection\Providers\Provider;
use Slipstream\Support\Clock;
use Slipstream\Support\Rows;

/**
 * Remembers who has asked a hub for more, and from where, until they know what it decided: days may lie between. What
 * they are told is what the hub says.
 */
final class Upgrades {

	/** The user's request, kept per site. */
	public const USER_OPTION = 'slipstream_upgrade';

	/** Asks the hub once an hour while somebody waits. */
	public const EVENT = Plans_Module::UPGRADES_EVENT;

	private const FORGOTTEN_AFTER = 60 * DAY_IN_SECONDS;

	/** @param Closure(): Provider $provider Gives the provider of now. */
	public function __construct( private Closure $provider, private Clock $clock ) {}

	/** Remembers that somebody asks. Runs on slipstream_upgrade_asked. */
	public function remember( int $user_id, string $tier, string $return_to ): void {
		$provider = ( $this->provider )();
		$this->store(
			$user_id,
			new Upgrade(
				$provider->root(),
				$tier,
				Standing::at( $provider )?->limit,
				Upgrade::page( $return_to ),
				$this->clock->now()
			)
		);
		if ( ! wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_event( $this->clock->now() + 3600, 'hourly', self::EVENT );
		}
	}

	/** What somebody has asked the hub of now, as far as it is known here; null for nothing, or what is too old. */
	public function find( int $user_id ): ?Upgrade {
		$upgrade = $this->read( get_user_option( self::USER_OPTION, $user_id ) );
		return null !== $upgrade && $this->is_of_this_hub( $upgrade ) ? $upgrade : null;
	}

	/** What is stored, of any hub; null for nothing, or what is too old. */
	private function read( mixed $stored ): ?Upgrade {
		$upgrade = Upgrade::of( $stored );
		return null === $upgrade || $upgrade->at < $this->clock->now() - self::FORGOTTEN_AFTER ? null : $upgrade;
	}

	private function is_of_this_hub( Upgrade $upgrade ): bool {
		return ( $this->provider )()->root() === $upgrade->hub;
	}

	/**
	 * The same, after the hub was asked.
	 *
	 * @param Standing|null $standing What the hub says; null where it does not.
	 */
	public function look( int $user_id, ?Standing $standing ): ?Upgrade {
		$before  = $this->find( $user_id );
		$upgrade = null === $standing ? $before : $before?->with( $standing );
		if ( null !== $upgrade && $upgrade->state !== $before?->state ) {
			$this->store( $user_id, $upgrade );
		}
		return $upgrade;
	}

	/**
	 * Forgets what somebody has asked for: they know.
	 *
	 * @return bool Whether nothing is stored any more.
	 */
	public function forget( int $user_id ): bool {
		return delete_user_option( $user_id, self::USER_OPTION )
			|| null === Upgrade::of( get_user_option( self::USER_OPTION, $user_id ) );
	}

	/** Asks the hub for all who wait, so that each is told when they come. Ends by itself when nobody does. */
	public function check(): void {
		try {
			$asked = $this->asked();
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
		$standing = array() === $waiting ? null : Standing::at( ( $this->provider )() );
		foreach ( $waiting as $user_id ) {
			$this->look( $user_id, $standing );
		}
	}

	/**
	 * Read here and not by user: WordPress gives the same for none and for a database that fails.
	 *
	 * @return array<int, Upgrade|null> By user.
	 * @throws RuntimeException Where the database fails.
	 */
	private function asked(): array {
		global $wpdb;
		$asked = array();
		$rows  = Rows::get(
			(string) $wpdb->prepare(
				"SELECT user_id, meta_value FROM $wpdb->usermeta WHERE meta_key = %s",
				$wpdb->get_blog_prefix() . self::USER_OPTION
			)
		);
		foreach ( $rows as $row ) {
			$asked[ (int) $row->user_id ] = $this->read( maybe_unserialize( $row->meta_value ) );
		}
		return $asked;
	}

	/** What is not stored is not told later, which keeps nobody from asking: the log says so. */
	private function store( int $user_id, Upgrade $upgrade ): void {
		$value = $upgrade->to_array();
		if ( false === update_user_option( $user_id, self::USER_OPTION, $value )
			&& get_user_option( self::USER_OPTION, $user_id ) !== $value ) {
			wp_trigger_error( __METHOD__, 'An upgrade that was asked for could not be stored.' );
		}
	}
}
