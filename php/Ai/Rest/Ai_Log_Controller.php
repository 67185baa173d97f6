<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Rest;

use Slipstream\Ai\Usage\Prices;
use Slipstream\Ai\Usage\Usage_Csv;
use Slipstream\Ai\Usage\Usage_Log;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * The lines of the log, newest first: slipstream/v1/ai-log. Questions and answers are not stored.
 *
 * @phpstan-import-type Row from Usage_Log
 */
final class Ai_Log_Controller extends Controller {

	public function __construct( private Usage_Log $log, private Prices $prices ) {}

	public function register_routes(): void {
		$this->route(
			'slipstream/v1',
			'/ai-log',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_items',
					array( $this, 'get_items_permissions_check' ),
					array(
						'outcome' => array(
							'description' => __( 'Which requests: all, or those that have failed.', 'slipstream' ),
							'type'        => 'string',
							'enum'        => array( 'all', 'failed' ),
							'default'     => 'all',
						),
					) + self::page_args( 25 )
				),
			)
		);
	}

	public function get_items_permissions_check( $request ): bool|WP_Error {
		return self::require_capability( 'manage_options' );
	}

	public function get_items( $request ): WP_REST_Response|WP_Error {
		return self::answer( fn (): array => $this->page( $request ) );
	}

	/** @return array<string, mixed> The lines of a page, and what they are read with. */
	private function page( WP_REST_Request $request ): array {
		$most                 = (int) $request['per_page'];
		list( $rows, $total ) = $this->log->newest(
			0,
			'failed' === $request['outcome'],
			( (int) $request['page'] - 1 ) * $most,
			$most
		);
		return array(
			'total'    => $total,
			'currency' => $this->prices->currency(),
			'days'     => Usage_Log::days(),
			'items'    => array_map( array( self::class, 'item' ), $rows ),
		);
	}

	/**
	 * @param Row $row The line.
	 * @return array<string, int|string>
	 */
	private static function item( array $row ): array {
		$post = 0 === $row['post_id'] ? null : get_post( $row['post_id'] );
		return array(
			'id'           => $row['id'],
			'created'      => gmdate( 'Y-m-d\TH:i:s\Z', $row['created'] ),
			'person'       => Usage_Csv::person( $row['user_id'] ),
			'feature'      => $row['feature'],
			'model'        => $row['model'],
			'tokens_in'    => $row['tokens_in'],
			'tokens_out'   => $row['tokens_out'],
			'cost'         => $row['cost'],
			'milliseconds' => $row['milliseconds'],
			'outcome'      => $row['outcome'],
			'post_title'   => ! $post instanceof WP_Post
				? ''
				: html_entity_decode( get_the_title( $post ), ENT_QUOTES, 'UTF-8' ),
			'post_link'    => ! $post instanceof WP_Post ? '' : (string) get_edit_post_link( $post, 'raw' ),
		);
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		$fields = array_fill_keys(
			array( 'created', 'person', 'feature', 'model', 'outcome', 'post_title', 'post_link' ),
			array( 'type' => 'string' )
		)
			+ array_fill_keys(
				array( 'id', 'tokens_in', 'tokens_out', 'cost', 'milliseconds' ),
				array( 'type' => 'integer' )
			);
		return self::schema_of(
			'ai-log',
			array(
				'total'    => 'integer',
				'currency' => 'string',
				'days'     => 'integer',
				'items'    => array(
					'type'  => 'array',
					'items' => array(
						'type'       => 'object',
						'properties' => $fields,
					),
				),
			)
		);
	}

	protected function argument_help(): array {
		return array(
			'outcome' => array( 'example' => 'failed' ),
		);
	}
}
