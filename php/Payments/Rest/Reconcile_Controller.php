<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Rest;

use Slipstream\Modules\Jobs\Job;
use Slipstream\Modules\Jobs\Job_State;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Reconciler\Reconcile_Job;
use Slipstream\Payments\Webhooks\Events_Job;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/** Compares the ledger with payment services, and tells what was found: slipstream/v1/payments/reconcile. */
final class Reconcile_Controller extends Payments_Controller {

	public function register_routes(): void {
		$may = array( $this, 'get_items_permissions_check' );
		$of  = array(
			'gateway' => self::gateway_arg(),
			'mode'    => self::mode_arg(),
		);
		$this->route(
			'slipstream/v1',
			'/payments/reconcile',
			array(
				$this->handler( WP_REST_Server::READABLE, 'get_item', $may, $of ),
				$this->handler( WP_REST_Server::CREATABLE, 'create_item', $may, $of ),
			)
		);
	}

	public function get_item( $request ): WP_REST_Response|WP_Error {
		return self::answer( fn (): array => $this->item( ...self::account_of( $request ) ) );
	}

	/** Asks for a run. It is a job: who asks does not wait for it. */
	public function create_item( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				list( $gateway, $mode ) = self::account_of( $request );
				Reconcile_Job::ask( $this->services, $gateway, $mode );
				return $this->item( $gateway, $mode );
			}
		);
	}

	/** @return array<string, mixed> */
	private function item( Gateway $gateway, Mode $mode ): array {
		$key = Events_Job::key( $gateway, $mode );
		$job = $this->services->queue()->find( Reconcile_Job::KIND, $key );
		return array(
			'gateway' => $gateway->value,
			'mode'    => $mode->value,
			'job'     => null === $job ? null : array(
				'state'     => $job->state->value,
				'is_active' => $this->is_active( $job ),
				'due'       => $job->due,
				'done'      => $job->done,
				'error'     => $job->error,
			),
			'report'  => $this->services->reports()->last( $key )?->to_array(),
		);
	}

	/** Whether it is at work, or about to be. */
	private function is_active( Job $job ): bool {
		return Job_State::Running === $job->state
			|| ( Job_State::Waiting === $job->state && $job->due <= $this->services->clock()->now() );
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		$numbers = array( 'started', 'ended', 'seen', 'changed', 'missing_here', 'missing_there', 'failed' );
		return self::schema_of(
			'payment-reconciliation',
			array(
				'gateway' => 'string',
				'mode'    => 'string',
				'job'     => array(
					'type'       => array( 'object', 'null' ),
					'properties' => array_fill_keys( array( 'due', 'done' ), array( 'type' => 'integer' ) )
						+ array_fill_keys( array( 'state', 'error' ), array( 'type' => 'string' ) )
						+ array( 'is_active' => array( 'type' => 'boolean' ) ),
				),
				'report'  => array(
					'type'       => array( 'object', 'null' ),
					'properties' => array_fill_keys( $numbers, array( 'type' => 'integer' ) ) + array(
						'stopped'  => array( 'type' => 'string' ),
						'problems' => array(
							'type'  => 'array',
							'items' => array( 'type' => 'object' ),
						),
					),
				),
			)
		);
	}
}
