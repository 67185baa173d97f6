<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Lists;

use Slipstream\Http\Request_Error;
use Slipstream\Payments\Ledger\Ledger_Database;
use Slipstream\Payments\Ledger\Orders;

/**
 * Where orders began.
 */
final class Order_Places {

	/** More than anyone chooses from. */
	private const MOST = 100;

	public function __construct( private Ledger_Database $database ) {}

	/**
	 * The posts, those of the latest orders first.
	 *
	 * @return list<array{id: int, title: string, url: string|null}>
	 * @throws Request_Error If the database fails.
	 */
	public function posts(): array {
		$rows = $this->database->rows(
			'SELECT post_id, MAX(id) AS latest FROM %i WHERE post_id > 0 GROUP BY post_id ORDER BY latest DESC LIMIT %d',
			$this->database->table( Orders::TABLE ),
			self::MOST
		);
		$ids  = array_map( static fn ( object $row ): int => (int) $row->post_id, $rows );
		_prime_post_caches( $ids, false, false );
		return array_map( self::post( ... ), $ids );
	}

	/**
	 * The names of the blocks.
	 *
	 * @return list<string>
	 * @throws Request_Error If the database fails.
	 */
	public function blocks(): array {
		return array_map(
			static fn ( object $row ): string => (string) $row->block,
			$this->database->rows(
				"SELECT DISTINCT block FROM %i WHERE block <> '' ORDER BY block LIMIT %d",
				$this->database->table( Orders::TABLE ),
				self::MOST
			)
		);
	}

	/** @return array{id: int, title: string, url: string|null} Its number stands for a title that is not there. */
	public static function post( int $id ): array {
		$title = html_entity_decode( wp_strip_all_tags( get_the_title( $id ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$url   = 'publish' === get_post_status( $id ) ? get_permalink( $id ) : false;
		return array(
			'id'    => $id,
			/* translators: %d: the ID of a post. */
			'title' => '' === $title ? sprintf( __( 'Post %d', 'slipstream' ), $id ) : $title,
			'url'   => is_string( $url ) ? $url : null,
		);
	}
}
