<?php

declare( strict_types=1 );

namespace Slipstream\Mail\Rest;

use Slipstream\Mail\Mail_State;
use Slipstream\Mail\Test_Mail;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Sends a test email, and takes the answer whether it arrived: slipstream/v1/test-mail, slipstream/v1/test-mail/answer.
 *
 * @phpstan-import-type Test from Mail_State
 * @phpstan-import-type Failure from Mail_State
 */
final class Test_Mail_Controller extends Controller {

	public function __construct( private Mail_State $state, private Test_Mail $test_mail ) {}

	public function register_routes(): void {
		$may = array( $this, 'permissions_check' );
		$this->route(
			'slipstream/v1',
			'/test-mail',
			array(
				$this->handler( WP_REST_Server::READABLE, 'get_item', $may ),
				$this->handler( WP_REST_Server::CREATABLE, 'create_item', $may ),
			)
		);
		$args = array(
			'at'      => array(
				'type'     => 'integer',
				'required' => true,
				'minimum'  => 1,
				'maximum'  => PHP_INT_MAX,
			),
			'arrived' => array(
				'type'     => 'boolean',
				'required' => true,
			),
		);
		$this->route(
			'slipstream/v1',
			'/test-mail/answer',
			array( $this->handler( WP_REST_Server::CREATABLE, 'take_answer', $may, $args ) )
		);
	}

	public function permissions_check(): bool|WP_Error {
		return self::require_capability( 'manage_options' );
	}

	public function get_item( $request ): WP_REST_Response {
		return new WP_REST_Response( $this->response( $this->state->test() ) );
	}

	public function create_item( $request ): WP_REST_Response|WP_Error {
		return self::answer( fn (): array => $this->response( $this->test_mail->send( wp_get_current_user() ) ) );
	}

	public function take_answer( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			fn (): array => $this->response( $this->state->answer( (int) $request['at'], (bool) $request['arrived'] ) )
		);
	}

	/**
	 * The test, and why no email was taken since, if so.
	 *
	 * @param Test|null $test The last test.
	 * @return array{test: Test|null, failure: Failure|null}
	 */
	private function response( ?array $test ): array {
		return array(
			'test'    => $test,
			'failure' => $this->state->failure(),
		);
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		$failure  = self::schema_of(
			'failure',
			array(
				'at'      => 'integer',
				'problem' => 'string',
			)
		);
		$test     = self::schema_of(
			'test',
			array(
				'at'      => 'integer',
				'to'      => 'string',
				'problem' => 'string',
				'answer'  => array(
					'type' => 'string',
					'enum' => array( '', 'yes', 'no' ),
				),
			)
		);
		$nullable = array( 'type' => array( 'object', 'null' ) );
		return self::schema_of(
			'test-mail',
			array(
				'test'    => $nullable + $test,
				'failure' => $nullable + $failure,
			)
		);
	}

	protected function argument_help(): array {
		return array(
			'at'      => array(
				'description' => __( 'When the test email was sent, as the answer to sending it says.', 'slipstream' ),
				'example'     => 1_700_000_000,
			),
			'arrived' => array(
				'description' => __( 'Whether the test email arrived.', 'slipstream' ),
				'example'     => true,
			),
		);
	}
}
