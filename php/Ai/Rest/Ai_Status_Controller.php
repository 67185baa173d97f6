<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Rest;

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Engines\Ai_Server_Settings;
use Slipstream\Ai\Engines\Picker\Engine_Picker;
use Slipstream\Ai\Prompts\Prompt_Templates;
use Slipstream\Ai\Server\Asked_Server;
use Slipstream\Ai\Server\Server_Cause;
use Slipstream\Ai\Server\Server_Messages;
use Slipstream\Ai\Server\Server_State;
use Slipstream\Ai\Usage\Ledger;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Which server answers, and what the AI settings offer, for administrators: GET slipstream/v1/ai-status. The
 * settings themselves are at jetpack/v4/settings.
 */
final class Ai_Status_Controller extends Controller {

	public function __construct(
		private Ai_Server_Settings $server,
		private Engine_Picker $engines,
		private Ledger $ledger,
		private Ai_Access $access,
		private Server_State $state
	) {}

	public function register_routes(): void {
		$this->route(
			'slipstream/v1',
			'/ai-status',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_item',
					array( $this, 'get_item_permissions_check' )
				),
			)
		);
	}

	public function get_item_permissions_check( $request ): bool|WP_Error {
		return self::require_capability( 'manage_options' );
	}

	public function get_item( $request ): WP_REST_Response|WP_Error {
		$engine = $this->engines->pick();
		return self::answer(
			fn (): array => array(
				'engine'            => null === $engine ? 'none' : $engine->name(),
				'base_url'          => $this->server->base_url(),
				'model'             => $this->server->model(),
				'streams'           => null !== $engine && $engine->streams(),
				'test'              => $this->test( $engine?->name() ),
				'requests_used'     => $this->ledger->used( 'site' )['requests'],
				'is_enabled'        => $this->access->is_on(),
				'is_supported'      => $this->access->is_possible(),
				'roles'             => (object) self::roles(),
				'default_templates' => Prompt_Templates::defaults(),
				'connectors_url'    => function_exists( 'wp_get_connectors' )
					? admin_url( 'options-connectors.php' )
					: '',
			)
		);
	}

	/**
	 * How the server answered last.
	 *
	 * @return array{state: 'untested'|'works'|'failed', cause: string, message: string, tested: string, models: list<string>}
	 */
	private function test( ?string $engine ): array {
		$result = $this->state->current();
		$cause  = Server_Cause::tryFrom( $result['cause'] ?? '' );
		return array(
			'state'   => null === $result ? 'untested' : ( null === $cause ? 'works' : 'failed' ),
			'cause'   => null === $cause ? '' : $cause->value,
			'message' => null === $cause ? '' : Server_Messages::of(
				$cause,
				'core' === $engine ? Asked_Server::of_wordpress() : $this->server->asked()
			),
			'tested'  => null === $result ? '' : gmdate( 'Y-m-d\TH:i:s\Z', $result['at'] ),
			'models'  => $result['models'] ?? array(),
		);
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		$types = array(
			'engine'            => 'string',
			'base_url'          => 'string',
			'model'             => 'string',
			'streams'           => 'boolean',
			'test'              => 'object',
			'requests_used'     => 'integer',
			'is_enabled'        => 'boolean',
			'is_supported'      => 'boolean',
			'roles'             => 'object',
			'default_templates' => 'array',
			'connectors_url'    => 'string',
		);
		return self::schema_of( 'ai-status', $types );
	}

	/** @return array<string, string> */
	private static function roles(): array {
		$writers = array_filter(
			wp_roles()->roles,
			static fn ( array $role ): bool => ! empty( $role['capabilities']['edit_posts'] )
		);
		return array_map( static fn ( array $role ): string => translate_user_role( $role['name'] ), $writers );
	}
}
