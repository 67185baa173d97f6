<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Admin;

use Slipstream\Http\Request_Error;
use Slipstream\Hub\Database\Hub_Database;
use Slipstream\Hub\Database\Hub_Tables;
use Slipstream\Hub\Sites\Site;

/**
 * Reads many sites at once. Every method throws if the database fails.
 */
final class Site_List {

	public function __construct( private Hub_Database $database ) {}

	/**
	 * @param array{search: string, status: string, orderby: string, order: string, page: int, per_page: int} $query The
	 *     search.
	 * @return array{list<Site>, int} The sites, and the total number.
	 * @throws Request_Error If the database fails.
	 */
	public function page( array $query ): array {
		$where  = '(%s = %s OR status = %s) AND (home LIKE %s OR name LIKE %s)';
		$values = array(
			$this->table(),
			$query['status'],
			'',
			$query['status'],
			$this->database->containing( $query['search'] ),
			$this->database->containing( $query['search'] ),
		);
		$column = in_array( $query['orderby'], array( 'name', 'created' ), true ) ? $query['orderby'] : 'last_seen';
		$order  = 'asc' === $query['order'] ? 'ASC' : 'DESC';
		$rows   = $this->database->rows(
			"SELECT * FROM %i WHERE $where ORDER BY $column $order, id $order LIMIT %d OFFSET %d",
			...$values,
			...array( $query['per_page'], ( $query['page'] - 1 ) * $query['per_page'] )
		);
		return array(
			array_map( Site::of( ... ), $rows ),
			$this->database->number( "SELECT COUNT(*) AS number FROM %i WHERE $where", ...$values ),
		);
	}

	/**
	 * Sites by their numbers.
	 *
	 * @param list<int> $ids The numbers.
	 * @return array<int, Site> The existing sites, by number.
	 * @throws Request_Error If the database fails.
	 */
	public function of_ids( array $ids ): array {
		$sites = array();
		foreach ( array_chunk( $ids, 500 ) as $some ) {
			$places = implode( ', ', array_fill( 0, count( $some ), '%d' ) );
			foreach ( $this->database->rows(
				"SELECT * FROM %i WHERE id IN ($places)",
				$this->table(),
				...$some
			) as $row ) {
				$sites[ (int) $row->id ] = Site::of( $row );
			}
		}
		return $sites;
	}

	/**
	 * The number of sites that wait for the administrator: for approval, or for a larger tier.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function waiting(): int {
		return $this->database->number(
			'SELECT COUNT(*) AS number FROM %i WHERE status = %s OR ( status = %s AND wanted_tier <> %s )',
			$this->table(),
			Site::PENDING,
			Site::ACTIVE,
			''
		);
	}

	/**
	 * The addresses of all active sites.
	 *
	 * @return list<string>
	 * @throws Request_Error If the database fails.
	 */
	public function homes(): array {
		$rows = $this->database->rows( 'SELECT home, siteurl FROM %i WHERE status = %s', $this->table(), Site::ACTIVE );
		return array_merge(
			...array_map( static fn ( $row ): array => array( (string) $row->home, (string) $row->siteurl ), $rows )
		);
	}

	private function table(): string {
		return $this->database->table( Hub_Tables::TABLE_SITES );
	}
}
