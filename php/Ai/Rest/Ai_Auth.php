<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Rest;

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Http\Request_Error;
use Slipstream\Tokens\Bearer_Auth;
use Slipstream\Tokens\Caller;
use Slipstream\Tokens\Token_Issuer;
use WeakMap;
use WP_Error;
use WP_REST_Request;

/**
 * Signs in the user of a token, where the switches let them ask. Users of connected sites are no users here: nobody is
 * signed in for them.
 */
final class Ai_Auth {

	/** @var WeakMap<WP_REST_Request, Caller> Who asked in requests that were let in. */
	private WeakMap $callers;

	/** Needs to know who tokens stand for, and the switches. */
	public function __construct( private Bearer_Auth $auth, private Ai_Access $access ) {
		$this->callers = new WeakMap();
	}

	/**
	 * Signs in the user of a request's token. Which switch holds is decided here, by what is asked; the name that the
	 * client has for its feature can only add another.
	 *
	 * @param string $switch One of Ai_Access::features(); '' where only the main switch holds.
	 * @return true|WP_Error
	 */
	public function check( WP_REST_Request $request, string $switch ): bool|WP_Error {
		try {
			$caller  = $this->auth->caller( $request, Token_Issuer::SCOPE_AI );
			$feature = $request['feature'];
			$named   = is_string( $feature ) && '' !== $feature ? Ai_Access::switch_of( $feature ) : $switch;
			$refusal = $this->access->refusal_of( $caller, $switch ) ?? $this->access->refusal_of( $caller, $named );
			if ( null !== $refusal ) {
				return $refusal->to_wp_error();
			}
			wp_set_current_user( $caller->is_local() ? $caller->user_id : 0 );
			$this->callers[ $request ] = $caller;
			return true;
		} catch ( Request_Error $error ) {
			return $error->to_wp_error();
		}
	}

	/** Who asks in a request that was let in. */
	public function caller( WP_REST_Request $request ): Caller {
		return $this->callers[ $request ];
	}
}
