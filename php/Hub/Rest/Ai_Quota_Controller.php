<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Rest;

use Closure;
use Slipstream\Ai\Feature\Ai_Feature;
use Slipstream\Hub\Sites\Site_Auth;
use Slipstream\Tokens\Caller;
use WP_Error;
use WP_REST_Response;

/**
 * Returns the quota for a site's user: slipstream/v1/hub/ai-feature. The site returns it at
 * wpcom/v2/jetpack-ai/ai-assistant-feature.
 */
final class Ai_Quota_Controller extends Hub_Controller {

	/** @param Closure(): Ai_Feature $feature Builds the record. */
	public function __construct( Site_Auth $auth, private Closure $feature ) {
		parent::__construct( $auth );
	}

	public function register_routes(): void {
		$this->hub_route(
			'/ai-feature',
			array( 'GET' => array( 'get_item', 'user' ) ),
			'hub-ai-feature',
			Ai_Feature::MEMBERS
		);
	}

	public function get_item( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$link = $this->auth->link( $request );
				return ( $this->feature )()->of( new Caller( $link->user_id, $link->site_id ) );
			}
		);
	}
}
