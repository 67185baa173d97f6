<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Rest;

use Closure;
use Slipstream\Ai\Engines\Ai_Server_Settings;
use Slipstream\Ai\Server\Server_Cause;
use Slipstream\Ai\Server_Test\Server_Test;
use Slipstream\Ai\Server_Test\Test_Result;
use Slipstream\Ai\Usage\Usage_Database;
use Slipstream\Http\Address;
use Slipstream\Http\Request_Error;
use Slipstream\Rest\Controller;
use Slipstream\Settings\Server_Address;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Counters;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Tests an AI server before it is stored: POST slipstream/v1/ai-server/test.
 */
final class Ai_Server_Test_Controller extends Controller {

	/** Tests that the administrators of a site may make in a time, and its seconds. */
	private const MOST = 20;
	private const TIME = 600;

	/** @param Closure(): Server_Test $test */
	public function __construct(
		private Ai_Server_Settings $server,
		private Closure $test,
		private Counters $limits
	) {}

	public function register_routes(): void {
		$this->route(
			'slipstream/v1',
			'/ai-server/test',
			array(
				$this->handler(
					WP_REST_Server::CREATABLE,
					'create_item',
					array( $this, 'create_item_permissions_check' ),
					array(
						'address' => self::text(),
						'model'   => self::text( 200 ) + array( 'pattern' => '^[^\x00-\x1F\x7F]*$(?!\n)' ),
						'key'     => self::text( 1000 ) + array( 'pattern' => '^[\x20-\x7E]*$(?!\n)' ),
					)
				),
			)
		);
	}

	public function create_item_permissions_check( $request ): bool|WP_Error {
		return self::require_capability( 'manage_options' );
	}

	public function create_item( $request ): WP_REST_Response|WP_Error {
		return self::answer( fn (): array => $this->test( $request ) );
	}

	/** @return array<string, mixed> */
	private function test( WP_REST_Request $request ): array {
		$key = trim( (string) $request['key'] );
		$url = is_string( $request['address'] ) ? trim( $request['address'] ) : $this->server->base_url();
		if ( '' === $url && '' === $key && '' === $this->server->key_for( '' ) ) {
			throw new Request_Error(
				'no_server_address',
				esc_html__( 'Enter the address of an AI server, or an API key for OpenAI.', 'slipstream' ),
				400
			);
		}
		$url = '' === $url ? Ai_Server_Settings::OPENAI_URL : $url;
		if ( ! Address::is_plain( $url ) ) {
			throw new Request_Error(
				'invalid_server_address',
				esc_html__( 'Enter an address that starts with https:// or http://.', 'slipstream' ),
				400
			);
		}
		$this->limit();
		$model = is_string( $request['model'] ) ? trim( $request['model'] ) : $this->server->model();
		return self::item(
			( $this->test )()->run(
				$url,
				Ai_Server_Settings::model_at( $url, $model ),
				'' === $key ? $this->server->key_for( $url ) : $key,
				! $this->may_be_private( $url )
			)
		);
	}

	private function may_be_private( string $url ): bool {
		return Server_Address::may_test_private( Ai_Server_Settings::BASE_URL, $url )
			|| ( $this->server->base_url() === $url && Ai_Server_Settings::address()->may_be_private() );
	}

	/** @throws Request_Error If there were too many tests. */
	private function limit(): void {
		$claim = $this->limits->take( 'ai-server-test', self::MOST, self::TIME );
		if ( Claim_Result::Unknown === $claim ) {
			throw Usage_Database::unavailable();
		}
		if ( Claim_Result::Denied === $claim ) {
			throw new Request_Error(
				'too_many_tests',
				esc_html__( 'Too many tests in a short time. Try again in a few minutes.', 'slipstream' ),
				429,
				$this->limits->left( 'ai-server-test' ) ?? self::TIME // phpcs:ignore WordPress.Security.EscapeOutput -- A number.
			);
		}
	}

	/** @return array<string, mixed> */
	private static function item( Test_Result $result ): array {
		return array(
			'works'    => null === $result->cause,
			'cause'    => null === $result->cause ? '' : $result->cause->value,
			'message'  => $result->message(),
			'models'   => $result->models,
			'requests' => $result->requests,
		);
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of(
			'ai-server-test',
			array(
				'works'    => 'boolean',
				'cause'    => array(
					'type' => 'string',
					'enum' => array( '', ...array_column( Server_Cause::cases(), 'value' ) ),
				),
				'message'  => 'string',
				'models'   => array(
					'type'  => 'array',
					'items' => array( 'type' => 'string' ),
				),
				'requests' => 'integer',
			)
		);
	}

	protected function argument_help(): array {
		return array(
			'address' => array(
				'description' => __( 'The server’s address. An empty string means OpenAI. Defaults to the stored address.', 'slipstream' ),
				'example'     => 'http://127.0.0.1:11434/v1',
			),
			'model'   => array(
				'description' => __( 'The model. An empty string lets the server choose. Defaults to the stored model.', 'slipstream' ),
				'example'     => 'llama3.2',
			),
			'key'     => array(
				'description' => __( 'The API key. If omitted, the stored key is used, but only for the server that it belongs to.', 'slipstream' ),
				'example'     => 'sk-example',
			),
		);
	}
}
