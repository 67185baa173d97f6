<?php

declare( strict_types=1 );

namespace Slipstream\Jobs\Rest;

use Slipstream\Http\Long_Request;
use Slipstream\Http\Request_Error;
use Slipstream\Jobs\Jobs_Services;
use Slipstream\Jobs\Wake_Up;
use Slipstream\Rest\Controller;
use Slipstream\Support\Database\Claim_Result;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/** Runs jobs for an open screen, which waits for the answer, and for the site itself: slipstream/v1/jobs/run. */
final class Jobs_Run_Controller extends Controller {

	public function __construct( private Jobs_Services $services ) {}

	public function register_routes(): void {
		$this->route(
			'slipstream/v1',
			'/jobs/run',
			array(
				$this->handler(
					WP_REST_Server::CREATABLE,
					'run',
					array( $this, 'run_permissions_check' ),
					array( 'secret' => self::text( 200 ) )
				),
			)
		);
	}

	/** WordPress asks more than once: the secret is used up later. */
	public function run_permissions_check( WP_REST_Request $request ): bool|WP_Error {
		return is_string( $request['secret'] ) && $this->services->loopback()->is_valid( $request['secret'] )
			? true
			: self::require_capability( 'manage_options' );
	}

	public function run( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			fn (): array => null === $request['secret']
				? self::state( ...$this->services->worker()->wake( Wake_Up::Screen ) )
				: $this->run_later( (string) $request['secret'] )
		);
	}

	/**
	 * Runs jobs after the answer: whoever sent the request does not wait for it.
	 *
	 * @return array{worked: int, next: int}
	 * @throws Request_Error If the secret is none, or was used.
	 */
	private function run_later( string $secret ): array {
		$claim = $this->services->loopback()->is_valid( $secret )
			? $this->services->loopback()->claim( $secret )
			: Claim_Result::Denied;
		if ( Claim_Result::Unknown === $claim ) {
			throw Request_Error::database_failed( 'jobs_unavailable', 5 );
		}
		if ( Claim_Result::Denied === $claim ) {
			throw new Request_Error(
				'invalid_job_secret',
				__( 'The secret is not valid, or was used before.', 'slipstream' ),
				403
			);
		}
		add_action( 'shutdown', $this->run_now( ... ), PHP_INT_MAX );
		return self::state( 0, null );
	}

	private function run_now(): void {
		Long_Request::finish_response();
		try {
			$this->services->worker()->wake( Wake_Up::Loopback );
		} catch ( Request_Error ) {
			// The scheduled event tries it again.
			return;
		}
	}

	/**
	 * @param int|null $next When the next job is due; 0 in the answer if none waits.
	 * @return array{worked: int, next: int}
	 */
	private static function state( int $worked, ?int $next ): array {
		return array(
			'worked' => $worked,
			'next'   => $next ?? 0,
		);
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of(
			'jobs-run',
			array(
				'worked' => 'integer',
				'next'   => 'integer',
			)
		);
	}

	protected function argument_help(): array {
		return array(
			'secret' => array(
				'description' => __( 'The secret by which the site recognizes its own request.', 'slipstream' ),
				'example'     => '1767225600.00000000000000000000000000000000',
			),
		);
	}
}
