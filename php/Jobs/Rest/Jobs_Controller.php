<?php

declare( strict_types=1 );

namespace Slipstream\Jobs\Rest;

use Slipstream\Jobs\Jobs_Services;
use Slipstream\Modules\Jobs\Job;
use Slipstream\Modules\Jobs\Job_State;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/** Lists jobs, stops them, and starts them again: slipstream/v1/jobs, slipstream/v1/jobs/{id}/stop, …/start. */
final class Jobs_Controller extends Controller {

	public function __construct( private Jobs_Services $services ) {}

	public function register_routes(): void {
		$may  = array( $this, 'get_items_permissions_check' );
		$args = array(
			'state' => array(
				'type' => 'string',
				'enum' => array_column( Job_State::cases(), 'value' ),
			),
		) + self::page_args();
		$this->route(
			'slipstream/v1',
			'/jobs',
			array( $this->handler( WP_REST_Server::READABLE, 'get_items', $may, $args ) ),
			static fn (): array => array(
				'$schema' => 'http://json-schema.org/draft-04/schema#',
				'title'   => 'jobs',
				'type'    => 'array',
				'items'   => self::job_schema(),
			)
		);
		$id = array(
			'type'    => 'integer',
			'minimum' => 1,
			'maximum' => PHP_INT_MAX,
		);
		foreach ( array( 'stop', 'start' ) as $what ) {
			$this->route(
				'slipstream/v1',
				"/jobs/(?P<id>\d{1,18})/$what",
				array( $this->handler( WP_REST_Server::CREATABLE, "{$what}_item", $may, array( 'id' => $id ) ) ),
				self::job_schema( ... )
			);
		}
	}

	public function get_items_permissions_check( $request ): bool|WP_Error {
		return self::require_capability( 'manage_options' );
	}

	public function get_items( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): WP_REST_Response {
				$per_page             = (int) $request['per_page'];
				list( $jobs, $total ) = $this->services->store()->page(
					Job_State::tryFrom( (string) $request['state'] ),
					(int) $request['page'],
					$per_page
				);
				return self::page_of( array_map( $this->item( ... ), $jobs ), $total, $per_page );
			}
		);
	}

	public function stop_item( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer( fn (): array => $this->item( $this->services->queue()->stop( (int) $request['id'] ) ) );
	}

	public function start_item( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer( fn (): array => $this->item( $this->services->restart()->start( (int) $request['id'] ) ) );
	}

	/** @return array<string, int|string|bool> A job without what it was asked with. */
	private function item( Job $job ): array {
		$handler = $this->services->handlers()->all()[ $job->kind ] ?? null;
		return array(
			'id'            => $job->id,
			'kind'          => $job->kind,
			'key'           => $job->key,
			'label'         => null === $handler ? $job->kind : $handler->label(),
			'is_known'      => null !== $handler,
			'can_start'     => null !== $handler && $job->can_start_again(),
			'state'         => $job->state->value,
			'done'          => $job->done,
			'total'         => $job->total,
			'due'           => $job->due,
			'interval'      => $job->interval,
			'tries'         => $job->tries,
			'interruptions' => $job->interruptions,
			'error'         => $job->error,
			'created'       => $job->created,
			'updated'       => $job->updated,
		);
	}

	/** @return array<string, mixed> */
	private static function job_schema(): array {
		$numbers = array( 'id', 'done', 'total', 'due', 'interval', 'tries', 'interruptions', 'created', 'updated' );
		return self::schema_of(
			'job',
			array_fill_keys( $numbers, 'integer' )
			+ array_fill_keys( array( 'kind', 'key', 'label', 'state', 'error' ), 'string' )
			+ array_fill_keys( array( 'is_known', 'can_start' ), 'boolean' )
		);
	}

	protected function argument_help(): array {
		return array(
			'id'    => array(
				'description' => __( 'The ID of the job.', 'slipstream' ),
				'example'     => 1,
			),
			'state' => array(
				'description' => __( 'Limit results to jobs in this state.', 'slipstream' ),
				'example'     => Job_State::Failed->value,
			),
		);
	}
}
