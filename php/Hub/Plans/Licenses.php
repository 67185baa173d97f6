<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Plans;

use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Hub\Database\Hub_Database;
use Slipstream\Hub\Database\Hub_Tables;
use Slipstream\Hub\Users\Link;
use Slipstream\Support\Clock;
use Slipstream\Support\Random_Secret;
use stdClass;

/**
 * A license key gives the attached site a tier until it expires or is revoked. Only one site can have it at a time.
 */
final class Licenses {

	public function __construct( private Hub_Database $database, private Clock $clock ) {}

	/**
	 * @param int $days How long it is valid; 0 for forever.
	 * @return array{stdClass, string} Its row, and the key, which is stored nowhere else.
	 * @throws Request_Error If the database fails.
	 */
	public function issue( string $tier, int $days ): array {
		$key = Random_Secret::key( 'license' );
		$now = $this->clock->now();
		$id  = $this->database->add(
			Hub_Tables::TABLE_LICENSES,
			array(
				'key_hash' => Random_Secret::hash( $key ),
				'key_hint' => substr( $key, -4 ),
				'tier'     => $tier,
				'issued'   => $now,
				'expires'  => 0 === $days ? 0 : $now + $days * DAY_IN_SECONDS,
			)
		);
		$row = $this->find( $id );
		if ( null === $row ) {
			Hub_Database::fail();
		}
		return array( $row, $key );
	}

	/**
	 * A license with its site's name; null if the number is unknown.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function find( int $id ): ?stdClass {
		return $this->database->row(
			'SELECT license.*, site.name, site.home FROM %i license LEFT JOIN %i site ON site.id = license.site_id WHERE license.id = %d',
			...$this->tables(),
			...array( $id )
		);
	}

	/**
	 * Attaches a license to a site. If two sites try at once, one gets it.
	 *
	 * @throws Request_Error If that is not possible, or the database fails.
	 */
	public function attach( #[SensitiveParameter] string $key, Link $link ): void {
		$now  = $this->clock->now();
		$hash = Random_Secret::hash(
			strtoupper( substr( trim( $key ), 0, 8 ) )
				=== 'LICENSE-' ? 'license-' . strtoupper( substr( trim( $key ), 8 ) ) : trim( $key )
		);
		$done = $this->database->change(
			'UPDATE %i SET site_id = %d, account_id = %d, attached_at = %d WHERE key_hash = %s AND site_id = 0 AND revoked_at = 0 AND (expires = 0 OR expires > %d)',
			$this->tables()[0],
			$link->site_id,
			$link->account_id,
			$now,
			$hash,
			$now
		);
		if ( 1 === $done ) {
			return;
		}
		$row = $this->database->row( 'SELECT * FROM %i WHERE key_hash = %s', $this->tables()[0], $hash );
		if ( null === $row ) {
			throw new Request_Error(
				'license_unknown',
				__( 'This license key is not recognized.', 'slipstream' ),
				404
			);
		}
		if ( (int) $row->revoked_at > 0 ) {
			throw new Request_Error( 'license_revoked', __( 'This license was revoked.', 'slipstream' ), 409 );
		}
		if ( (int) $row->expires > 0 && (int) $row->expires <= $now ) {
			throw new Request_Error( 'license_expired', __( 'This license has expired.', 'slipstream' ), 409 );
		}
		if ( (int) $row->site_id !== $link->site_id ) {
			throw new Request_Error(
				'license_attached',
				__( 'This license is attached to another site.', 'slipstream' ),
				409
			);
		}
	}

	/**
	 * Detaches a license from its site.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function detach( int $id ): void {
		$this->database->update( Hub_Tables::TABLE_LICENSES, $id, array( 'site_id' => 0 ) );
	}

	/**
	 * Revokes a license permanently.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function revoke( int $id ): void {
		$this->database->change(
			'UPDATE %i SET revoked_at = %d WHERE id = %d AND revoked_at = 0',
			$this->tables()[0],
			$this->clock->now(),
			$id
		);
	}

	/**
	 * The tiers that sites have through licenses.
	 *
	 * @param list<int> $site_ids The sites.
	 * @return array<int, list<string>> Tiers by site.
	 * @throws Request_Error If the database fails.
	 */
	public function tiers( array $site_ids ): array {
		if ( array() === $site_ids ) {
			return array();
		}
		$places = implode( ', ', array_fill( 0, count( $site_ids ), '%d' ) );
		$tiers  = array();
		foreach ( $this->database->rows(
			"SELECT site_id, tier FROM %i WHERE site_id IN ($places) AND revoked_at = 0 AND (expires = 0 OR expires > %d)",
			$this->tables()[0],
			...$site_ids,
			...array( $this->clock->now() )
		) as $row ) {
			$tiers[ (int) $row->site_id ][] = (string) $row->tier;
		}
		return $tiers;
	}

	/**
	 * A user's licenses: those on the site, and those that the account attached anywhere.
	 *
	 * @return list<stdClass>
	 * @throws Request_Error If the database fails.
	 */
	public function of_user( Link $link ): array {
		return $this->database->rows(
			'SELECT * FROM %i WHERE site_id = %d OR account_id = %d ORDER BY id LIMIT 500',
			$this->tables()[0],
			$link->site_id,
			$link->account_id
		);
	}

	/**
	 * A page of all licenses, newest first.
	 *
	 * @return array{list<stdClass>, int} The rows, and the total number.
	 * @throws Request_Error If the database fails.
	 */
	public function page( string $search, int $page, int $per_page ): array {
		$like   = $this->database->containing( $search );
		$from   = "FROM %i license LEFT JOIN %i site ON site.id = license.site_id WHERE (license.tier LIKE %s OR license.key_hint LIKE %s OR COALESCE(site.name, '') LIKE %s OR COALESCE(site.home, '') LIKE %s)";
		$values = array( ...$this->tables(), $like, $like, $like, $like );
		$rows   = $this->database->rows(
			"SELECT license.*, site.name, site.home $from ORDER BY license.id DESC LIMIT %d OFFSET %d",
			...$values,
			...array( $per_page, ( $page - 1 ) * $per_page )
		);
		return array( $rows, $this->database->number( "SELECT COUNT(*) AS number $from", ...$values ) );
	}

	/**
	 * The number of licenses by status, for all sites.
	 *
	 * @return array{attached: int, detached: int, expired: int, revoked: int}
	 * @throws Request_Error If the database fails.
	 */
	public function counts(): array {
		$now    = $this->clock->now();
		$status = "CASE WHEN revoked_at > 0 THEN 'revoked' WHEN expires > 0 AND expires <= %d THEN 'expired' WHEN site_id > 0 THEN 'attached' ELSE 'detached' END";
		$rows   = $this->database->rows(
			"SELECT $status AS status, COUNT(*) AS number FROM %i GROUP BY status",
			$now,
			$this->tables()[0]
		);
		$counts = array_map( 'intval', array_column( $rows, 'number', 'status' ) );
		return array(
			'attached' => $counts['attached'] ?? 0,
			'detached' => $counts['detached'] ?? 0,
			'expired'  => $counts['expired'] ?? 0,
			'revoked'  => $counts['revoked'] ?? 0,
		);
	}

	/** @return 'attached'|'detached'|'revoked'|'expired' A license's status. */
	public function status( stdClass $row ): string {
		return match ( true ) {
			(int) $row->revoked_at > 0 => 'revoked',
			(int) $row->expires > 0 && (int) $row->expires <= $this->clock->now() => 'expired',
			(int) $row->site_id > 0 => 'attached',
			default => 'detached',
		};
	}

	/** @return array{string, string} */
	private function tables(): array {
		return array(
			$this->database->table( Hub_Tables::TABLE_LICENSES ),
			$this->database->table( Hub_Tables::TABLE_SITES ),
		);
	}
}
