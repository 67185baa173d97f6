<?php

declare( strict_types=1 );

namespace Slipstream\Ai;

use RuntimeException;
use Slipstream\Ai\Usage\Usage_Log;
use Slipstream\Modules\Export_Item;
use Slipstream\Modules\Person;
use Slipstream\Modules\Personal_Data;

/**
 * Gives lines of the log to WordPress's tools for personal data, and takes names off them.
 *
 * @phpstan-import-type Row from Usage_Log
 */
final class Ai_Privacy implements Personal_Data {

	private const BATCH = 100;

	public function __construct( private Usage_Log $log ) {}

	public function id(): string {
		return 'slipstream-ai';
	}

	public function label(): string {
		return __( 'AI requests', 'slipstream' );
	}

	/**
	 * @param int $page Which batch, from 1.
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 */
	public function export( string $email, int $page = 1 ): array {
		$user = Person::of( $email );
		$rows = null === $user ? array() : $this->log->page( $user->ID, ( $page - 1 ) * self::BATCH, self::BATCH );
		return array(
			'data' => array_map( array( self::class, 'item' ), $rows ),
			'done' => count( $rows ) < self::BATCH,
		);
	}

	/**
	 * @param Row $row The line.
	 * @return array<string, mixed>
	 */
	private static function item( array $row ): array {
		$values = array(
			__( 'Time (UTC)', 'slipstream' )      => gmdate( 'Y-m-d H:i:s', $row['created'] ),
			__( 'Feature', 'slipstream' )         => $row['feature'],
			__( 'Model', 'slipstream' )           => $row['model'],
			__( 'Tokens sent', 'slipstream' )     => (string) $row['tokens_in'],
			__( 'Tokens received', 'slipstream' ) => (string) $row['tokens_out'],
			__( 'Outcome', 'slipstream' )         => $row['outcome'],
			__( 'Post', 'slipstream' )            => 0 === $row['post_id'] ? '' : (string) $row['post_id'],
		);
		return Export_Item::of( 'slipstream-ai', __( 'AI requests', 'slipstream' ), (string) $row['id'], $values );
	}

	/**
	 * @param int $page Not used: all goes at once.
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 */
	public function erase( string $email, int $page = 1 ): array {
		$user  = Person::of( $email );
		$count = null === $user ? 0 : $this->log->forget_user( $user->ID );
		return array(
			'items_removed'  => $count > 0,
			'items_retained' => null === $count,
			'messages'       => null === $count
				? array( __( 'The AI log could not be updated. Please try again.', 'slipstream' ) )
				: array(),
			'done'           => true,
		);
	}
}
