<?php

declare( strict_types=1 );

namespace Slipstream\Editor_Events\Rest;

use Slipstream\Editor_Events\Entry;
use Slipstream\Editor_Events\Event_Counts;
use Slipstream\Event_Opt_Out\Opt_Out;
use Slipstream\Http\Request_Error;
use Slipstream\Rest\Controller;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Counters;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Counts what happens in the editor, tells it, and forgets it: slipstream/v1/analytics, slipstream/v1/analytics/erase.
 */
final class Editor_Events_Controller extends Controller {

	/** What one request may hold of each. */
	private const BATCH = 50;

	/** What a person may have counted in an hour. */
	private const MOST_AN_HOUR = 2000;

	private const HOUR = 3600;

	/** Days that are told. */
	private const DAYS = 30;

	public function __construct( private Event_Counts $counts, private Opt_Out $choices, private Counters $limits ) {}

	public function register_routes(): void {
		$manage = array( $this, 'get_item_permissions_check' );
		$this->route(
			'slipstream/v1',
			'/analytics',
			array(
				$this->handler( WP_REST_Server::READABLE, 'get_item', $manage ),
				$this->handler(
					WP_REST_Server::CREATABLE,
					'create_item',
					array( $this, 'create_item_permissions_check' ),
					self::batches()
				),
			)
		);
		$this->route(
			'slipstream/v1',
			'/analytics/erase',
			array( $this->handler( WP_REST_Server::CREATABLE, 'erase_items', $manage ) )
		);
	}

	public function get_item_permissions_check( $request ): bool|WP_Error {
		return self::require_capability( 'manage_options' );
	}

	public function create_item_permissions_check( $request ): bool|WP_Error {
		return self::require_capability( 'edit_posts' );
	}

	public function get_item( $request ): WP_REST_Response|WP_Error {
		$from = $this->counts->first_day( self::DAYS );
		return self::answer(
			fn (): array => array(
				'from'   => $from,
				'counts' => $this->counts->since( $from ),
			)
		);
	}

	/** Counts. One name that is refused refuses all: nothing is counted twice when it is sent again. */
	public function create_item( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$entries = self::entries( $request );
				$counts  = $this->choices->allows( get_current_user_id() );
				return array( 'recorded' => $counts ? $this->add( $entries ) : 0 );
			}
		);
	}

	/** @return list<Entry> */
	private static function entries( WP_REST_Request $request ): array {
		return array(
			...array_map(
				static fn ( array $event ): Entry => Entry::event(
					$event['name'],
					(array) ( $event['props'] ?? array() )
				),
				array_values( (array) $request['events'] )
			),
			...array_map(
				static fn ( array $stat ): Entry => Entry::stat( $stat['group'], $stat['name'] ),
				array_values( (array) $request['stats'] )
			),
		);
	}

	/** Forgets all of it. */
	public function erase_items(): WP_REST_Response|WP_Error {
		return self::answer(
			function (): array {
				$this->counts->erase();
				return array(
					'from'   => $this->counts->first_day( self::DAYS ),
					'counts' => array(),
				);
			}
		);
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		$text = array( 'type' => 'string' );
		return self::schema_of(
			'analytics',
			array(
				'from'     => 'string',
				'counts'   => array(
					'type'  => 'array',
					'items' => array(
						'type'       => 'object',
						'properties' => array(
							'kind'   => $text,
							'name'   => $text,
							'detail' => $text,
							'hits'   => array( 'type' => 'integer' ),
						),
					),
				),
				'recorded' => 'integer',
			)
		);
	}

	/** @param list<Entry> $entries What happened. */
	private function add( array $entries ): int {
		$name = 'analytics-' . get_current_user_id();
		if (
			array() !== $entries
			&& Claim_Result::Denied === $this->limits->take( $name, self::MOST_AN_HOUR, self::HOUR, count( $entries ) )
		) {
			throw new Request_Error(
				'too_many_events',
				esc_html__( 'The hourly limit for counted events is reached.', 'slipstream' ),
				429,
				self::HOUR
			);
		}
		return $this->counts->add( $entries );
	}

	/** @return array<string, array<string, mixed>> */
	private static function batches(): array {
		$text  = array(
			'type'      => 'string',
			'maxLength' => 100,
			'required'  => true,
		);
		$batch = static fn ( array $members ): array => array(
			'type'     => 'array',
			'default'  => array(),
			'maxItems' => self::BATCH,
			'items'    => array(
				'type'       => 'object',
				'properties' => $members,
			),
		);
		return array(
			'events' => $batch(
				array(
					'name'  => $text,
					'props' => array(
						'type'          => 'object',
						'maxProperties' => 20,
					),
				)
			),
			'stats'  => $batch(
				array(
					'group' => $text,
					'name'  => $text,
				)
			),
		);
	}

	protected function argument_help(): array {
		return array(
			'events' => array(
				'description' => __( 'Events with their properties.', 'slipstream' ),
				'example'     => array( array( 'name' => 'jetpack_editor_block_insert' ) ),
			),
			'stats'  => array(
				'description' => __( 'Counts by group and name.', 'slipstream' ),
				'example'     => array(
					array(
						'group' => 'blocks',
						'name'  => 'markdown',
					),
				),
			),
		);
	}
}
