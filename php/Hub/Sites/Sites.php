<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Sites;

use Slipstream\Http\Home;
use Slipstream\Http\Request_Error;
use Slipstream\Hub\Database\Hub_Database;
use Slipstream\Hub\Database\Hub_Tables;
use Slipstream\Support\Clock;

/**
 * Reads and changes the sites table. Every method throws if the database fails.
 */
final class Sites {

	/** Seconds until a call is recorded again. */
	private const SEEN_AGAIN = 300;

	public function __construct( private Hub_Database $database, private Clock $clock ) {}

	/**
	 * A site; null if the number is unknown.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function find( int $id ): ?Site {
		$row = $this->database->row( 'SELECT * FROM %i WHERE id = %d', $this->table(), $id );
		return null === $row ? null : Site::of( $row );
	}

	/**
	 * The site at an address; null if there is none.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function of_home( string $home ): ?Site {
		$row = $this->database->row( 'SELECT * FROM %i WHERE home_key = %s', $this->table(), Home::key( $home ) );
		return null === $row ? null : Site::of( $row );
	}

	/**
	 * Adds a site. If two with the same address come at once, one is added.
	 *
	 * @param array<string, string|int> $values Columns except those that depend on the address and the time.
	 * @return int Its number; 0 if the address is already known.
	 * @throws Request_Error If the database fails.
	 */
	public function add( array $values ): int {
		$now = $this->clock->now();
		return $this->database->add(
			Hub_Tables::TABLE_SITES,
			array(
				'home_key'    => Home::key( (string) $values['home'] ),
				'former_keys' => '',
				'created'     => $now,
				'last_seen'   => $now,
			) + $values
		);
	}

	/**
	 * Changes a site's columns.
	 *
	 * @param array<string, string|int> $values By column.
	 * @throws Request_Error If the database fails.
	 */
	public function update( int $id, array $values ): void {
		$this->database->update( Hub_Tables::TABLE_SITES, $id, $values );
	}

	/**
	 * Gives a site that waits or left the key of a new registration, unless someone approved it meanwhile. Its former
	 * users are not linked again.
	 *
	 * @param array<string, string|int> $values Columns, including the key.
	 * @throws Request_Error If the database fails.
	 */
	public function replace_inactive( int $id, array $values ): void {
		$this->sweep();
		$sets = implode(
			', ',
			array_map( static fn ( string $column ): string => "$column = %s", array_keys( $values ) )
		);
		$this->database->change(
			"UPDATE %i SET $sets WHERE id = %d AND status IN (%s, %s)",
			$this->table(),
			...array_map( 'strval', array_values( $values ) ),
			...array( $id, Site::PENDING, Site::LEFT )
		);
	}

	/**
	 * Whether a site that was later revoked at another address once had this one.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function was_revoked( string $home ): bool {
		return 0 < $this->database->number(
			'SELECT COUNT(*) AS number FROM %i WHERE status = %s AND former_keys LIKE %s',
			$this->table(),
			Site::REVOKED,
			'%' . Home::key( $home ) . '%'
		);
	}

	/**
	 * Approves a pending site.
	 *
	 * @param string $tier Its AI tier; '' for the default.
	 * @throws Request_Error If it registered with another key meanwhile, or the database fails.
	 */
	public function admit( int $id, string $public_key, string $tier ): void {
		$this->database->change(
			'UPDATE %i SET status = %s, tier = %s WHERE id = %d AND public_key = %s AND status = %s',
			$this->table(),
			Site::ACTIVE,
			$tier,
			$id,
			$public_key,
			Site::PENDING
		);
		$site = $this->find( $id );
		if ( null === $site || ! $site->is_active() || $site->public_key !== $public_key ) {
			throw new Request_Error(
				'site_registered',
				__( 'Another request registered this site at the same time.', 'slipstream' ),
				409
			);
		}
	}

	/** Removes a site that was not accepted. If this fails, the site stays pending. */
	public function forget_pending( int $id ): void {
		try {
			$this->database->change(
				'DELETE FROM %i WHERE id = %d AND status = %s',
				$this->table(),
				$id,
				Site::PENDING
			);
		} catch ( Request_Error ) {
			return;
		}
	}

	/**
	 * Moves a site to another address, and remembers the previous one. The hub's administrator gets an alarm.
	 *
	 * @return bool False if another site has that address.
	 * @throws Request_Error If the database fails.
	 */
	public function move( Site $site, string $home, string $siteurl, string $name ): bool {
		$this->database->change(
			'DELETE FROM %i WHERE home_key = %s AND status = %s',
			$this->table(),
			Home::key( $home ),
			Site::LEFT
		);
		$other = $this->of_home( $home );
		if ( null !== $other && $other->id !== $site->id ) {
			return false;
		}
		$values = array( $home, Home::key( $home ), $siteurl, $name );
		$sets   = 'home = %s, home_key = %s, siteurl = %s, name = %s';
		if ( ! Home::is_same( $home, $site->home ) ) {
			$sets  .= ', former_keys = CONCAT(former_keys, %s), alarm_kind = %s, alarm_url = %s, alarm_at = %d, site_alarm = 0, hub_alarm = 1';
			$values = array(
				...$values,
				Home::key( $site->home ) . ',',
				Site::MOVED,
				$site->home,
				$this->clock->now(),
			);
		}
		// One statement, so that a site never has an address without a record of the previous one. If another site
		// takes the address meanwhile, the unique key makes it fail, and a second attempt says why.
		$this->database->change(
			"UPDATE %i SET $sets WHERE id = %d",
			$this->table(),
			...$values,
			...array( $site->id )
		);
		return true;
	}

	/**
	 * Replaces a site's key.
	 *
	 * @throws Request_Error If the site got another key meanwhile, or the database fails.
	 */
	public function replace_key( Site $site, string $public_key ): void {
		$this->database->change(
			'UPDATE %i SET public_key = %s WHERE id = %d AND public_key = %s',
			$this->table(),
			$public_key,
			$site->id,
			$site->public_key
		);
		if ( $public_key !== $this->find( $site->id )?->public_key ) {
			throw new Request_Error(
				'invalid_key',
				__( 'The site’s key has changed in the meantime.', 'slipstream' ),
				400
			);
		}
	}

	/** Records that a site called. A failure here blocks nobody. */
	public function update_last_seen( Site $site ): void {
		$now = $this->clock->now();
		if ( $site->last_seen > $now - self::SEEN_AGAIN ) {
			return;
		}
		try {
			$this->update( $site->id, array( 'last_seen' => $now ) );
		} catch ( Request_Error ) {
			return;
		}
	}

	/**
	 * Disconnects a site that leaves. It keeps its number for a while, and with it its usage and its invitation.
	 *
	 * @throws Request_Error If the hub's administrator disconnected it meanwhile, or the database fails.
	 */
	public function leave( int $id ): void {
		$changed = $this->database->change(
			"UPDATE %i SET status = %s, last_seen = %d, public_key = '', tier = '', wanted_tier = '', plugins = '', owner = 0, alarm_url = '', site_alarm = 0, hub_alarm = 0 WHERE id = %d AND status <> %s",
			$this->table(),
			Site::LEFT,
			$this->clock->now(),
			$id,
			Site::REVOKED
		);
		if ( 0 === $changed && Site::REVOKED === $this->find( $id )?->status ) {
			self::revoked();
		}
		try {
			$this->sweep();
		} catch ( Request_Error ) {
			return;
		}
	}

	/**
	 * Rejects a request from a disconnected site.
	 *
	 * @throws Request_Error Always.
	 */
	public static function revoked(): never {
		throw new Request_Error(
			'site_revoked',
			__( 'The hub’s administrator has disconnected this site.', 'slipstream' ),
			403
		);
	}

	/**
	 * Removes a site. Its row goes first, so that leftovers belong to nobody and the cleanup removes them.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function delete( int $id ): void {
		$this->database->change( 'DELETE FROM %i WHERE id = %d', $this->table(), $id );
		try {
			$this->sweep();
		} catch ( Request_Error ) {
			return;
		}
	}

	private function sweep(): void {
		( new Site_Cleanup( $this->database, $this->clock ) )->run();
	}

	private function table(): string {
		return $this->database->table( Hub_Tables::TABLE_SITES );
	}
}
