<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Rest;

use Closure;
use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Engines\Chat_Request;
use Slipstream\Ai\Prompts\Prompt_Builder;
use Slipstream\Ai\Relay\Assistant;
use Slipstream\Ai\Relay\Host_Buffering;
use Slipstream\Ai\Relay\Null_Sink;
use Slipstream\Ai\Relay\Query;
use Slipstream\Ai\Relay\Relay_Result;
use Slipstream\Ai\Relay\Stream_Response;
use Slipstream\Ai\Server\Server_Failure;
use Slipstream\Http\Request_Error;
use Slipstream\Rest\Controller;
use Slipstream\Tokens\Caller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Asks the assistant and stops it: POST wpcom/v2/jetpack-ai-query, POST slipstream/v1/ai-query/stop.
 */
final class Ai_Query_Controller extends Controller {




	/** @var Closure(bool=): Assistant The assistant, built when it is asked. */
	private Closure $assistant;

	/**
	 * @param Closure(bool): Prompt_Builder $prompts   From a client's prompt to a conversation, of this site or of
	 *     another.
	 * @param Closure(bool=): Assistant     $assistant Builds the assistant, or the one that sees.
	 */
	public function __construct( private Ai_Auth $auth, private Closure $prompts, Closure $assistant ) {
		$this->assistant = $assistant;
	}

	public function register_routes(): void {
		$this->route(
			'wpcom/v2',
			'/jetpack-ai-query',
			array(
				$this->handler(
					WP_REST_Server::CREATABLE,
					'create_item',
					array( $this, 'create_item_permissions_check' ),
					Query_Arguments::all()
				),
			)
		);
		$this->route(
			'slipstream/v1',
			'/ai-query/stop',
			array(
				$this->handler(
					WP_REST_Server::CREATABLE,
					'stop_item',
					array( $this, 'stop_item_permissions_check' ),
					array(
						'request_id' => array(
							'type'     => 'string',
							'pattern'  => Query_Arguments::REQUEST_ID,
							'required' => true,
						),
					)
				),
			),
			static fn (): array => self::schema_of( 'ai-stop', array( 'stopped' => 'boolean' ) )
		);
	}

	/** Who may ask at all may stop what they asked. */
	public function stop_item_permissions_check( WP_REST_Request $request ): bool|WP_Error {
		return $this->auth->check( $request, '' );
	}

	/** Signs in the token's user, who must be allowed to edit the post that the request names. */
	public function create_item_permissions_check( $request ): bool|WP_Error {
		$prompt = $request['messages'] ?? $request['question'];
		// Images beside a prompt are not what is asked.
		$switch = null === $prompt && array() !== $this->images( $request )
			? Ai_Access::IMAGES
			: ( $this->prompts )( true )->switch_of( $prompt );
		$result = $this->auth->check( $request, $switch );
		$post   = $request['post_id'] ?? 0;
		// The posts of a connected site are not here.
		if (
			true === $result
			&& $this->auth->caller( $request )->is_local()
			&& is_numeric( $post )
			&& (int) $post > 0
			&& ! current_user_can( 'edit_post', (int) $post )
		) {
			return new WP_Error(
				'rest_forbidden_post',
				__( 'Sorry, you are not allowed to edit this post.', 'slipstream' ),
				array( 'status' => 403 )
			);
		}
		return $result;
	}

	public function create_item( $request ): WP_REST_Response {
		$caller = $this->auth->caller( $request );
		try {
			$query   = new Query(
				$caller,
				$this->conversation( $request, $caller ),
				(string) ( $request['request_id'] ?? '' ),
				true === $request['stream_cache'],
				is_string( $request['feature'] ) ? $request['feature'] : '',
				$caller->is_local() && is_numeric( $request['post_id'] ) ? (int) $request['post_id'] : 0
			);
			$session = ( $this->assistant )( array() !== $query->chat->images )->open( $query );
			// WordPress wraps the answer itself into an envelope, and would leave a stream out.
			if ( false !== $request['stream'] && ! isset( $request->get_query_params()['_envelope'] ) ) {
				return new Stream_Response( $session, Host_Buffering::buffers(), Server_Failure::is_for( $caller ) );
			}
			return $this->whole( $session->run( new Null_Sink() ) );
		} catch ( Request_Error $error ) {
			return Server_Failure::for_caller( $error, $caller )->to_response();
		}
	}

	/** What is asked: in the words of this site, or in those of a connected one that asks for itself. */
	private function conversation( WP_REST_Request $request, Caller $caller ): Chat_Request {
		$prompts = ( $this->prompts )( $caller->is_local() );
		$prompt  = $request['messages'] ?? $request['question'];
		// The house style of this site holds for all that is asked here.
		return null !== $prompt || null === $request['conversation'] || $caller->is_local()
			? $prompts->build( $prompt, $request['functions'] ?? array() )
			: $prompts->from_messages( $request['conversation'], $this->images( $request ) );
	}

	/** @return list<string> */
	private function images( WP_REST_Request $request ): array {
		return null === $request['conversation'] ? array() : array_values( (array) ( $request['images'] ?? array() ) );
	}

	public function stop_item( WP_REST_Request $request ): WP_REST_Response {
		( $this->assistant )()->stop( $this->auth->caller( $request ), (string) $request['request_id'] );
		return new WP_REST_Response( array( 'stopped' => true ) );
	}

	private function whole( Relay_Result $result ): WP_REST_Response {
		if ( null !== $result->error ) {
			throw $result->error;
		}
		$message = array(
			'role'    => 'assistant',
			'content' => $result->text,
		);
		if ( null !== $result->call ) {
			$message['function_call'] = $result->call;
		}
		return new WP_REST_Response( array( 'choices' => array( array( 'message' => $message ) ) ) );
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of(
			'ai-answer',
			array(
				'choices' => 'array',
			)
		);
	}

	protected function argument_help(): array {
		return Query_Arguments::help();
	}
}
