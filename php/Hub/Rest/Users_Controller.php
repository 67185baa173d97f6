<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Rest;

use Closure;
use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Hub\Sites\Site_Auth;
use Slipstream\Hub\Users\Links;
use Slipstream\Tokens\Token_Issuer;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Returns a user's account, issues AI tokens, unlinks users, and transfers ownership: slipstream/v1/hub/user,
 * hub/ai-token, hub/users/{id}, hub/owner.
 */
final class Users_Controller extends Hub_Controller {

	/** @param Closure(): Token_Issuer $tokens Issues tokens for browsers. */
	public function __construct( Site_Auth $auth, private Links $links, private Closure $tokens ) {
		parent::__construct( $auth );
	}

	public function register_routes(): void {
		$user = array(
			'account'  => 'object',
			'role'     => 'string',
			'is_owner' => 'boolean',
		);
		$this->hub_route( '/user', array( 'GET' => array( 'get_user', 'user' ) ), 'hub-user', $user );
		$without = array(
			'type'     => 'array',
			'maxItems' => 50,
			'items'    => array(
				'type' => 'string',
				'enum' => Ai_Access::features(),
			),
			'default'  => array(),
		);
		$token   = array(
			'token'   => 'string',
			'blog_id' => 'integer',
		);
		$this->hub_route(
			'/ai-token',
			array( 'POST' => array( 'issue_token', 'user', array( 'without' => $without ) ) ),
			'hub-ai-token',
			$token
		);
		$this->hub_route(
			'/users/(?P<id>\d{1,18})',
			array( 'DELETE' => array( 'unlink', 'site', array( 'id' => self::user_id() ) ) ),
			'hub-change',
			array( 'code' => 'string' )
		);
		$this->hub_route(
			'/owner',
			array( 'POST' => array( 'transfer', 'site', array( 'owner' => self::user_id() ) ) ),
			'hub-change',
			array( 'code' => 'string' )
		);
	}

	public function get_user( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$link = $this->auth->link( $request );
				return array(
					'account'  => $link->account(),
					'role'     => $link->role,
					'is_owner' => $link->is_owner,
				);
			}
		);
	}

	/** Issues a token for AI requests from the user's browser. */
	public function issue_token( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): WP_REST_Response {
				$link     = $this->auth->link( $request );
				$without  = array_values( array_unique( (array) $request['without'] ) );
				$response = new WP_REST_Response(
					array(
						'token'   => ( $this->tokens )()->issue(
							$link->user_id,
							Token_Issuer::SCOPE_AI,
							$link->site_id,
							$without
						),
						'blog_id' => $link->site_id,
					)
				);
				$response->header( 'Cache-Control', 'no-store' );
				return $response;
			}
		);
	}

	/** Unlinks a user. If the user is not linked, there is nothing to do. */
	public function unlink( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$this->links->remove( $this->auth->site( $request )->id, (int) $request['id'] );
				return self::success();
			}
		);
	}

	/** Makes another user the owner. */
	public function transfer( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$this->links->transfer( $this->auth->site( $request )->id, (int) $request['owner'] );
				return self::success();
			}
		);
	}

	protected function argument_help(): array {
		return array(
			'without' => array(
				'description' => __( 'AI features that the user may not use.', 'slipstream' ),
				'example'     => array(),
			),
			'id'      => array(
				'description' => __( 'The user’s ID on the site.', 'slipstream' ),
				'example'     => 1,
			),
			'owner'   => array(
				'description' => __( 'The user who becomes the owner of the connection.', 'slipstream' ),
				'example'     => 1,
			),
		) + parent::argument_help();
	}
}
