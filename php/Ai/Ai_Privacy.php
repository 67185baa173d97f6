<?php
/**
 * What the log of AI requests knows about people.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Ai;

use Slipstream\Ai\Usage\Usage_Log;
use Slipstream\Services;

/**
 * Gives lines of the log to WordPress's tools for personal data, and takes names off them.
 *
 * @phpstan-import-type Row from Usage_Log
 */
final class Ai_Privacy {

	private const BATCH = 100;

	/**
	 * Adds the exporter.
	 *
	 * @param array<string, array<string, mixed>> $exporters All exporters.
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_exporter( array $exporters ): array {
		$exporters['slipstream-ai'] = array(
			'exporter_friendly_name' => __( 'AI requests', 'slipstream' ),
			'callback'               => array( self::class, 'export' ),
		);
		return $exporters;
	}

	/**
	 * Adds the eraser.
	 *
	 * @param array<string, array<string, mixed>> $erasers All erasers.
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_eraser( array $erasers ): array {
		$erasers['slipstream-ai'] = array(
			'eraser_friendly_name' => __( 'AI requests', 'slipstream' ),
			'callback'             => array( self::class, 'erase' ),
		);
		return $erasers;
	}

	/**
	 * Exports the requests of a user.
	 *
	 * @param string $email The address.
	 * @param int    $page  Which batch, from 1.
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 */
	public static function export( string $email, int $page = 1 ): array {
		$user = get_user_by( 'email', $email );
		$rows = false === $user ? array() : ( new Services() )->ai_usage()->log()->page( $user->ID, ( $page - 1 ) * self::BATCH, self::BATCH );
		return array(
			'data' => array_map( array( self::class, 'item' ), $rows ),
			'done' => count( $rows ) < self::BATCH,
		);
	}

	/**
	 * A line as the exporter gives it.
	 *
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
		return array(
			'group_id'    => 'slipstream-ai',
			'group_label' => __( 'AI requests', 'slipstream' ),
			'item_id'     => 'slipstream-ai-' . $row['id'],
			'data'        => array_map(
				static fn ( string $name, string $value ): array => array(
					'name'  => $name,
					'value' => $value,
				),
				array_keys( $values ),
				$values
			),
		);
	}

	/**
	 * Takes a user's name off the log.
	 *
	 * @param string $email The address.
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 */
	public static function erase( string $email ): array {
		$user  = get_user_by( 'email', $email );
		$count = false === $user ? 0 : ( new Services() )->ai_usage()->log()->forget_user( $user->ID );
		return array(
			'items_removed'  => $count > 0,
			'items_retained' => false,
			'messages'       => array(),
			'done'           => true,
		);
	}
}
