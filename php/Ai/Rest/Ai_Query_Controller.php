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

	private const REQUEST_ID = '^[A-Za-z0-9_-]{8,64}$(?!\n)';

	private const MOST_IMAGES = 4;

	/** Characters of an image as a data address: sites send a megabyte at most. */
	private const LONGEST_IMAGE = 2_000_000;

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
					$this->query_args()
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
							'pattern'  => self::REQUEST_ID,
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
		try {
			$caller  = $this->auth->caller( $request );
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
				return new Stream_Response( $session, Host_Buffering::buffers() );
			}
			return $this->whole( $session->run( new Null_Sink() ) );
		} catch ( Request_Error $error ) {
			return $this->error( $error );
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

	private function error( Request_Error $error ): WP_REST_Response {
		$response = rest_convert_error_to_response( $error->to_wp_error() );
		if ( null !== $error->retry_after ) {
			$response->header( 'Retry-After', (string) $error->retry_after );
		}
		return $response;
	}

	/**
	 * The arguments of a query. What the prompt builder checks in depth is only outlined here.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private function query_args(): array {
		$message = array(
			'type'       => 'object',
			'properties' => array(
				'role'    => array(
					'type' => 'string',
					'enum' => array( 'jetpack-ai', 'system', 'user', 'assistant' ),
				),
				'content' => array( 'type' => array( 'string', 'null' ) ),
				'context' => array( 'type' => 'object' ),
			),
		);
		return array(
			'messages'     => array(
				'type'     => 'array',
				'items'    => $message,
				'maxItems' => 100,
			),
			'question'     => array(
				'type'     => array( 'string', 'array' ),
				'items'    => $message,
				'maxItems' => 100,
			),
			// A template of the site editor has no number; such a value is sent by some clients and means no post.
			'post_id'      => array( 'type' => array( 'integer', 'string', 'null' ) ),
			'functions'    => array(
				'type'     => 'array',
				'items'    => array( 'type' => 'object' ),
				'maxItems' => 20,
			),
			'feature'      => array( 'type' => array( 'string', 'null' ) ),
			// The site's owner chooses the model; clients may name one and are not obeyed.
			'model'        => array( 'type' => array( 'string', 'null' ) ),
			'request_id'   => array(
				'type'    => 'string',
				'pattern' => self::REQUEST_ID,
			),
			'stream'       => array( 'type' => 'boolean' ),
			'stream_cache' => array( 'type' => 'boolean' ),
		) + self::worded_args();
	}

	/**
	 * What a connected site has worded itself, and images that it is about.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function worded_args(): array {
		return array(
			'conversation' => array(
				'type'     => 'array',
				'minItems' => 1,
				'maxItems' => 100,
				'items'    => array(
					'type'                 => 'object',
					'additionalProperties' => false,
					'properties'           => array(
						'role'    => array(
							'type'     => 'string',
							'enum'     => array( 'system', 'user', 'assistant' ),
							'required' => true,
						),
						'content' => array(
							'type'      => 'string',
							'minLength' => 1,
							'required'  => true,
						),
					),
				),
			),
			'images'       => array(
				'type'     => 'array',
				'maxItems' => self::MOST_IMAGES,
				'items'    => array(
					'type'      => 'string',
					'maxLength' => self::LONGEST_IMAGE,
					'pattern'   => '^data:image/(?:jpeg|png|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$(?!\n)',
				),
			),
		);
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
		return array(
			'messages'     => array(
				'description' => __( 'The conversation so far, including prompts that the server words.', 'slipstream' ),
				'example'     => array(
					array(
						'role'    => 'user',
						'content' => 'Why is the sky blue?',
					),
				),
			),
			'question'     => array(
				'description' => __( 'A question, or a conversation.', 'slipstream' ),
				'example'     => 'Why is the sky blue?',
			),
			'post_id'      => array(
				'description' => __( 'The post that the text is for.', 'slipstream' ),
				'example'     => 12,
			),
			'functions'    => array(
				'description' => __( 'Functions that the model may call.', 'slipstream' ),
				'example'     => array(),
			),
			'feature'      => array(
				'description' => __( 'The feature that the request counts for.', 'slipstream' ),
				'example'     => 'ai-assistant',
			),
			'model'        => array(
				'description' => __( 'A model. The site’s own setting wins.', 'slipstream' ),
				'example'     => 'llama3.2',
			),
			'request_id'   => array(
				'description' => __( 'An ID by which the request can be stopped.', 'slipstream' ),
				'example'     => 'a1b2c3d4e5f6',
			),
			'stream'       => array(
				'description' => __( 'Whether the answer arrives as it is written.', 'slipstream' ),
				'example'     => false,
			),
			'stream_cache' => array(
				'description' => __( 'Accepted for older clients; changes nothing.', 'slipstream' ),
				'example'     => false,
			),
			'conversation' => array(
				'description' => __( 'A finished conversation, sent to the model as it is.', 'slipstream' ),
				'example'     => array(
					array(
						'role'    => 'user',
						'content' => 'Why is the sky blue?',
					),
				),
			),
			'images'       => array(
				'description' => __( 'Images for the model to look at, as data URLs.', 'slipstream' ),
				'example'     => array(),
			),
		);
	}
}
