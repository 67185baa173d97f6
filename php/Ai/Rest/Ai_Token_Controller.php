<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Rest;

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Engines\Hub\Hub_Access;
use Slipstream\Connection\Connection_Module;
use Slipstream\Connection\State\Site_Connection;
use Slipstream\Rest\Controller;
use Slipstream\Tokens\Token_Issuer;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/** Issues tokens: POST jetpack/v4/jetpack-ai-jwt, POST wpcom/v2/sites/{site}/jetpack-openai-query/jwt. */
final class Ai_Token_Controller extends Controller {

	private Site_Connection $connection;

	public function __construct(
		private Token_Issuer $tokens,
		private Connection_Module $module,
		private Ai_Access $control
	) {
		$this->connection = $module->connection();
	}

	public function register_routes(): void {
		$this->route(
			'jetpack/v4',
			'/jetpack-ai-jwt',
			array(
				$this->handler(
					WP_REST_Server::EDITABLE,
					'create_item',
					array( $this, 'create_item_permissions_check' )
				),
			)
		);
		$this->route(
			'wpcom/v2',
			'/sites/(?P<site>[^/]+)/jetpack-openai-query/jwt',
			array(
				$this->handler(
					WP_REST_Server::CREATABLE,
					'create_item_for_site',
					array( $this, 'create_item_permissions_check' ),
					array(
						'site' => array(
							'description' => __( 'The site’s number or its address.', 'slipstream' ),
							'type'        => 'string',
							'required'    => true,
						),
					)
				),
			)
		);
	}

	public function create_item_permissions_check( $request ): bool|WP_Error {
		$may = self::require_capability( 'edit_posts' );
		if ( true !== $may ) {
			return $may;
		}
		if ( ! $this->connection->is_user_linked( get_current_user_id() ) ) {
			return new WP_Error(
				'user_not_linked',
				__( 'This account is no longer connected.', 'slipstream' ),
				array( 'status' => 403 )
			);
		}
		return $this->control->refusal( get_current_user_id() )?->to_wp_error() ?? true;
	}

	public function create_item( $request ): WP_REST_Response|WP_Error {
		return $this->fresh( array( 'blog_id' => $this->connection->blog_id() ) );
	}

	/** Issues a token for the site that the address names. */
	public function create_item_for_site( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$site = rawurldecode( (string) $request['site'] );
		if ( ! in_array(
			$site,
			array( (string) $this->connection->blog_id(), $this->connection->site_suffix() ),
			true
		) ) {
			return new WP_Error(
				'unknown_site',
				__( 'This site is not connected here.', 'slipstream' ),
				array( 'status' => 404 )
			);
		}
		return $this->fresh();
	}

	/**
	 * A token for the current user, in a response that no cache may keep.
	 *
	 * @param array<string, mixed> $more Further fields of the response.
	 */
	private function fresh( array $more = array() ): WP_REST_Response|WP_Error {
		return self::answer(
			fn (): WP_REST_Response => new WP_REST_Response(
				array( 'token' => $this->token( get_current_user_id() ) ) + $more,
				200,
				array( 'Cache-Control' => 'no-store' )
			)
		);
	}

	private function token( int $user_id ): string {
		$provider = $this->module->provider();
		if ( $provider->is_own() ) {
			return $this->tokens->issue( $user_id, Token_Issuer::SCOPE_AI );
		}
		return ( new Hub_Access( $provider, true, $this->control ) )->token( $user_id );
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of(
			'ai-token',
			array(
				'token'   => 'string',
				'blog_id' => 'integer',
			)
		);
	}

	protected function argument_help(): array {
		return array(
			'site' => array( 'example' => '1' ),
		);
	}
}
