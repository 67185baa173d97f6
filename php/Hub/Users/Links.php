<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Users;

use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Hub\Database\Hub_Database;
use Slipstream\Hub\Database\Hub_Tables;
use Slipstream\Support\Clock;
use Slipstream\Support\Random_Secret;

/**
 * Reads and changes the links table. Every method throws if the database fails.
 */
final class Links {

	/** Seconds until a use is recorded again. */
	private const SEEN_AGAIN = 300;

	private const SELECT = 'SELECT link.site_id, link.user_id, link.account_id, link.role,
		link.display_name, link.last_seen, account.login, account.email, site.owner, site.name, site.home
		FROM %i link JOIN %i account ON account.id = link.account_id JOIN %i site ON site.id = link.site_id';

	public function __construct( private Hub_Database $database, private Clock $clock ) {}

	/**
	 * Links a user, and issues an access token that replaces the previous one.
	 *
	 * @return string The token, which is stored nowhere else.
	 * @throws Request_Error If the database fails.
	 */
	public function store( int $site_id, int $user_id, int $account_id, string $role, string $display_name ): string {
		$token  = Random_Secret::token();
		$now    = $this->clock->now();
		$values = array( $account_id, $role, $display_name, Random_Secret::hash( $token ), $now );
		if ( 0 === $this->database->change(
			'UPDATE %i SET account_id = %d, role = %s, display_name = %s, token_hash = %s, last_seen = %d WHERE site_id = %d AND user_id = %d',
			$this->table(),
			...$values,
			...array( $site_id, $user_id )
		) ) {
			$added = $this->database->change(
				'INSERT IGNORE INTO %i (account_id, role, display_name, token_hash, last_seen, site_id, user_id, created) VALUES (%d, %s, %s, %s, %d, %d, %d, %d)',
				$this->table(),
				...$values,
				...array( $site_id, $user_id, $now )
			);
			if ( 1 !== $added ) {
				// Another request linked the same user a moment ago, and its token counts.
				throw new Request_Error(
					'invalid_grant',
					__(
						'Another request connected this user at the same time. Please try again.',
						'slipstream'
					),
					400
				);
			}
		}
		return $token;
	}

	/**
	 * A site's user; null if there is no link.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function find( int $site_id, int $user_id ): ?Link {
		return $this->one( 'link.site_id = %d AND link.user_id = %d', $site_id, $user_id );
	}

	/**
	 * The link of an access token; null if the token is not from this site.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function of_token( int $site_id, #[SensitiveParameter] string $token ): ?Link {
		return $this->one( 'link.site_id = %d AND link.token_hash = %s', $site_id, Random_Secret::hash( $token ) );
	}

	/**
	 * A site's first users, starting with the owner.
	 *
	 * @return list<Link>
	 * @throws Request_Error If the database fails.
	 */
	public function of_site( int $site_id, int $most ): array {
		$rows = $this->database->rows(
			self::SELECT
				. ' WHERE link.site_id = %d ORDER BY CASE WHEN link.user_id = site.owner THEN 0 ELSE 1 END, link.user_id LIMIT %d',
			...$this->tables(),
			...array( $site_id, $most )
		);
		return array_map( Link::of( ... ), $rows );
	}

	/**
	 * A page of all sites' users.
	 *
	 * @param int $site_id Only this site; 0 for all.
	 * @return array{list<Link>, int} The links, and the total number.
	 * @throws Request_Error If the database fails.
	 */
	public function page( string $search, int $site_id, int $page, int $per_page ): array {
		$like   = $this->database->containing( $search );
		$where  = ' WHERE (link.site_id = %d OR %d = 0) AND (link.display_name LIKE %s OR account.email LIKE %s OR site.name LIKE %s OR site.home LIKE %s)';
		$values = array( $site_id, $site_id, $like, $like, $like, $like );
		$rows   = $this->database->rows(
			self::SELECT . "$where ORDER BY site.id, link.user_id LIMIT %d OFFSET %d",
			...$this->tables(),
			...$values,
			...array( $per_page, ( $page - 1 ) * $per_page )
		);
		$count  = 'SELECT COUNT(*) AS number FROM %i link JOIN %i account ON account.id = link.account_id JOIN %i site ON site.id = link.site_id';
		return array(
			array_map( Link::of( ... ), $rows ),
			$this->database->number( $count . $where, ...$this->tables(), ...$values ),
		);
	}

	/**
	 * The number of users by site.
	 *
	 * @param list<int> $site_ids The sites.
	 * @return array<int, int> By site.
	 * @throws Request_Error If the database fails.
	 */
	public function counts( array $site_ids ): array {
		if ( array() === $site_ids ) {
			return array();
		}
		$places = implode( ', ', array_fill( 0, count( $site_ids ), '%d' ) );
		$counts = array();
		foreach ( $this->database->rows(
			"SELECT site_id, COUNT(*) AS number FROM %i WHERE site_id IN ($places) GROUP BY site_id",
			$this->table(),
			...$site_ids
		) as $row ) {
			$counts[ (int) $row->site_id ] = (int) $row->number;
		}
		return $counts;
	}

	/**
	 * The names of the sites' owners.
	 *
	 * @param list<int> $site_ids The sites.
	 * @return array<int, string> By site.
	 * @throws Request_Error If the database fails.
	 */
	public function owners( array $site_ids ): array {
		if ( array() === $site_ids ) {
			return array();
		}
		$places = implode( ', ', array_fill( 0, count( $site_ids ), '%d' ) );
		$names  = array();
		foreach ( $this->database->rows(
			self::SELECT . " WHERE link.user_id = site.owner AND link.site_id IN ($places)",
			...$this->tables(),
			...$site_ids
		) as $row ) {
			$names[ (int) $row->site_id ] = (string) $row->display_name;
		}
		return $names;
	}

	/**
	 * Removes a link. The owner must be the last; if a site has no owner, the next linked administrator becomes it.
	 *
	 * @throws Request_Error If the user is the owner and others are linked, or the database fails.
	 */
	public function remove( int $site_id, int $user_id ): void {
		$sites = $this->database->table( Hub_Tables::TABLE_SITES );
		$this->database->change(
			'UPDATE %i SET owner = 0 WHERE id = %d AND owner = %d AND NOT EXISTS (SELECT 1 FROM %i link WHERE link.site_id = %d AND link.user_id <> %d)',
			$sites,
			$site_id,
			$user_id,
			$this->table(),
			$site_id,
			$user_id
		);
		$gone = $this->database->change(
			'DELETE FROM %i WHERE site_id = %d AND user_id = %d AND NOT EXISTS (SELECT 1 FROM %i site WHERE site.id = %d AND site.owner = %d)',
			$this->table(),
			$site_id,
			$user_id,
			$sites,
			$site_id,
			$user_id
		);
		if ( 0 === $gone && null !== $this->find( $site_id, $user_id ) ) {
			throw new Request_Error(
				'owner_has_users',
				__( 'The connection owner can only disconnect when no other user is connected.', 'slipstream' ),
				400
			);
		}
	}

	/**
	 * Makes a linked administrator the owner if the site has none.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function claim_ownership( int $site_id, int $user_id ): void {
		$this->database->change(
			'UPDATE %i SET owner = %d WHERE id = %d AND owner = 0 AND EXISTS (SELECT 1 FROM %i link WHERE link.site_id = %d AND link.user_id = %d AND link.role = %s)',
			$this->database->table( Hub_Tables::TABLE_SITES ),
			$user_id,
			$site_id,
			$this->table(),
			$site_id,
			$user_id,
			Link::OWNER_ROLE
		);
	}

	/**
	 * Makes another user the owner. The site checks that they are an administrator, because the role here is from when
	 * the user was linked.
	 *
	 * @throws Request_Error If the user is not linked, or the database fails.
	 */
	public function transfer( int $site_id, int $user_id ): void {
		$sites = $this->database->table( Hub_Tables::TABLE_SITES );
		$this->database->change(
			'UPDATE %i SET owner = %d WHERE id = %d AND EXISTS (SELECT 1 FROM %i link WHERE link.site_id = %d AND link.user_id = %d)',
			$sites,
			$user_id,
			$site_id,
			$this->table(),
			$site_id,
			$user_id
		);
		if ( $user_id !== $this->database->number(
			'SELECT owner AS number FROM %i WHERE id = %d',
			$sites,
			$site_id
		) ) {
			throw new Request_Error( 'not_linked', __( 'This user is not connected to the hub.', 'slipstream' ), 400 );
		}
	}

	/** Records that a user's token was used. A failure here blocks nobody. */
	public function update_last_seen( Link $link ): void {
		$now = $this->clock->now();
		if ( $link->last_seen > $now - self::SEEN_AGAIN ) {
			return;
		}
		try {
			$this->database->change(
				'UPDATE %i SET last_seen = %d WHERE site_id = %d AND user_id = %d',
				$this->table(),
				$now,
				$link->site_id,
				$link->user_id
			);
		} catch ( Request_Error ) {
			return;
		}
	}

	private function one( string $where, string|int ...$values ): ?Link {
		$row = $this->database->row( self::SELECT . " WHERE $where", ...$this->tables(), ...$values );
		return null === $row ? null : Link::of( $row );
	}

	/** @return array{string, string, string} */
	private function tables(): array {
		return array(
			$this->table(),
			$this->database->table( Hub_Tables::TABLE_ACCOUNTS ),
			$this->database->table( Hub_Tables::TABLE_SITES ),
		);
	}

	private function table(): string {
		return $this->database->table( Hub_Tables::TABLE_LINKS );
	}
}
