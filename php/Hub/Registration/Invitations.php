<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Registration;

use SensitiveParameter;
use Slipstream\Http\Home;
use Slipstream\Http\Request_Error;
use Slipstream\Hub\Database\Hub_Database;
use Slipstream\Hub\Database\Hub_Tables;
use Slipstream\Support\Clock;
use Slipstream\Support\Random_Secret;
use stdClass;

/**
 * An invitation code is valid for some days and a number of sites. One statement stores a use together with the site's
 * number: a site takes one use no matter how often it tries to register, and a killed process loses none. A site keeps
 * its number when it moves, leaves, and returns; another site at its former address takes its own use. A site without a
 * number takes a use with its address, so that the last use registers only one site; later, the number replaces the
 * address.
 */
final class Invitations {

	public function __construct( private Hub_Database $database, private Clock $clock ) {}

	/**
	 * @param string $tier The sites' AI tier; '' for the default.
	 * @return array{stdClass, string} Its row, and the code, which is stored nowhere else.
	 * @throws Request_Error If the database fails.
	 */
	public function make( string $label, int $days, int $sites, string $tier ): array {
		$code = Random_Secret::key( 'join' );
		$now  = $this->clock->now();
		$id   = $this->database->add(
			Hub_Tables::TABLE_INVITATIONS,
			array(
				'label'      => $label,
				'code_hash'  => Random_Secret::hash( $code ),
				'sites'      => $sites,
				'sites_left' => $sites,
				'used_by'    => '',
				'tier'       => $tier,
				'expires'    => $now + $days * DAY_IN_SECONDS,
				'created'    => $now,
			)
		);
		$row  = $this->database->row( 'SELECT * FROM %i WHERE id = %d', $this->table(), $id );
		if ( null === $row ) {
			Hub_Database::fail();
		}
		return array( $row, $code );
	}

	/**
	 * @param string $code    The site's code, or ''.
	 * @param int    $site_id The site's number; 0 if it has none yet.
	 * @param string $home    The site's address.
	 * @throws Request_Error If the invitation is not valid, or the database fails.
	 */
	public function good( #[SensitiveParameter] string $code, int $site_id, string $home ): stdClass {
		if ( '' === $code ) {
			throw new Request_Error(
				'invitation_required',
				__( 'This hub is by invitation only. Ask its administrator for an invitation.', 'slipstream' ),
				403
			);
		}
		$row = $this->database->row(
			'SELECT * FROM %i WHERE code_hash = %s AND expires > %d',
			$this->table(),
			Random_Secret::hash( $code ),
			$this->clock->now()
		);
		if ( null === $row ) {
			throw new Request_Error(
				'invitation_invalid',
				__( 'This invitation is invalid or has expired.', 'slipstream' ),
				403
			);
		}
		if (
			(int) $row->sites_left < 1
			&& ! str_contains( (string) $row->used_by, self::mark( $site_id ) )
			&& ! str_contains( (string) $row->used_by, self::mark_of( $home ) )
		) {
			self::used_up();
		}
		return $row;
	}

	/**
	 * Takes one use for a site without a number. Does nothing if the site already took one, or got its number
	 * meanwhile.
	 *
	 * @throws Request_Error If none is left, or the database fails.
	 */
	public function reserve( int $id, string $home ): void {
		$sites = $this->database->table( Hub_Tables::TABLE_SITES );
		$key   = Home::key( $home );
		if (
			! $this->use_one(
				$id,
				self::mark_of( $home ),
				'NOT EXISTS (SELECT 1 FROM %i WHERE home_key = %s)',
				$sites,
				$key
			)
			&& 0 === $this->database->number( 'SELECT COUNT(*) AS number FROM %i WHERE home_key = %s', $sites, $key )
		) {
			self::used_up();
		}
	}

	/**
	 * Takes one use for a site. Does nothing if the site already took one, even without a number.
	 *
	 * @throws Request_Error If none is left, or the database fails.
	 */
	public function take( int $id, int $site_id, string $home ): void {
		$mark     = self::mark( $site_id );
		$reserved = self::mark_of( $home );
		$this->database->change(
			'UPDATE %i SET used_by = REPLACE(used_by, %s, %s) WHERE id = %d AND used_by LIKE %s AND used_by NOT LIKE %s',
			$this->table(),
			$reserved,
			$mark,
			$id,
			"%$reserved%",
			"%$mark%"
		);
		if ( ! $this->use_one( $id, $mark, '1 = 1' ) ) {
			self::used_up();
		}
	}

	/**
	 * @param string     $only      An additional condition.
	 * @param string|int ...$values Its values.
	 * @return bool Whether the mark has a use now.
	 */
	private function use_one( int $id, string $mark, string $only, string|int ...$values ): bool {
		return 0 < $this->database->change(
			"UPDATE %i SET sites_left = sites_left - 1, used_by = CONCAT(used_by, %s) WHERE id = %d AND sites_left > 0 AND expires > %d AND used_by NOT LIKE %s AND $only",
			$this->table(),
			$mark,
			$id,
			$this->clock->now(),
			"%$mark%",
			...$values
		) || 0 < $this->database->number(
			'SELECT COUNT(*) AS number FROM %i WHERE id = %d AND used_by LIKE %s',
			$this->table(),
			$id,
			"%$mark%"
		);
	}

	/**
	 * A page of valid and former invitations, newest first.
	 *
	 * @return array{list<stdClass>, int} The rows, and the total number.
	 * @throws Request_Error If the database fails.
	 */
	public function page( string $search, int $page, int $per_page ): array {
		$values = array( $this->table(), $this->database->containing( $search ) );
		$rows   = $this->database->rows(
			'SELECT * FROM %i WHERE label LIKE %s ORDER BY id DESC LIMIT %d OFFSET %d',
			...$values,
			...array( $per_page, ( $page - 1 ) * $per_page )
		);
		return array(
			$rows,
			$this->database->number( 'SELECT COUNT(*) AS number FROM %i WHERE label LIKE %s', ...$values ),
		);
	}

	/**
	 * @return bool Whether it existed.
	 * @throws Request_Error If the database fails.
	 */
	public function delete( int $id ): bool {
		return 1 === $this->database->change( 'DELETE FROM %i WHERE id = %d', $this->table(), $id );
	}

	/**
	 * Removes invitations that ended a month ago.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function clean(): void {
		$this->database->change(
			'DELETE FROM %i WHERE expires < %d',
			$this->table(),
			$this->clock->now() - 30 * DAY_IN_SECONDS
		);
	}

	/** The mark of a site that used an invitation. */
	private static function mark( int $site_id ): string {
		return ",$site_id,";
	}

	/** The mark of a site without a number. */
	private static function mark_of( string $home ): string {
		return ',at:' . Home::key( $home ) . ',';
	}

	private static function used_up(): never {
		throw new Request_Error(
			'invitation_used_up',
			__(
				'This invitation has no uses left. Ask the hub’s administrator for a new one.',
				'slipstream'
			),
			403
		);
	}

	private function table(): string {
		return $this->database->table( Hub_Tables::TABLE_INVITATIONS );
	}
}
