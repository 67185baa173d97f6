<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Rest;

use Closure;
use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Images\Image_Request;
use Slipstream\Ai\Prompts\Image_Prompt;
use Slipstream\Ai\Relay\Media_Assistant;
use Slipstream\Ai\Server\Server_Failure;
use Slipstream\Ai\Speech\Audio_File;
use Slipstream\Http\Request_Error;
use Slipstream\Rest\Controller;
use Slipstream\Tokens\Caller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Makes images, and transcribes recordings: POST wpcom/v2/jetpack-ai-image, POST wpcom/v2/jetpack-ai-transcription.
 */
final class Ai_Media_Controller extends Controller {

	/** Failures of a transcription that clients know by another name. */
	private const QUOTA       = array( 'error_quota_exceeded' );
	private const UNAVAILABLE = array(
		'too_many_streams',
		'upstream_quota_exceeded',
		'error_service_unavailable',
		'upstream_timeout',
		'ai_usage_unavailable',
	);
	private const OWN         = array(
		'jetpack_ai_missing_audio_param',
		'file_size_not_supported',
		'file_type_not_supported',
		'no_speech_engine',
	);

	private const SIZES = array(
		Image_Request::SIZE,
		'1024x1792',
		'1536x1024',
		'1024x1536',
		'1024x1024',
		'512x512',
		'256x256',
	);

	/** @var Closure(): Media_Assistant What draws and listens, built when it is asked. */
	private Closure $assistant;

	/** @param Closure(): Media_Assistant $assistant Builds what draws and listens. */
	public function __construct( private Ai_Auth $auth, Closure $assistant ) {
		$this->assistant = $assistant;
	}

	public function register_routes(): void {
		$this->register( 'jetpack-ai-image', 'draw', Ai_Access::IMAGES, $this->image_args() );
		$this->register(
			'jetpack-ai-transcription',
			'transcribe',
			Ai_Access::VOICE,
			array( 'feature' => array( 'type' => array( 'string', 'null' ) ) )
		);
	}

	public function draw( WP_REST_Request $request ): WP_REST_Response {
		try {
			$wants_url = 'url' === ( $request['response_format'] ?? $request['responseFormat'] ?? 'url' );
			$prompt    = Image_Prompt::build( $request['prompt'], $request['messages'], $request['style'] );
			$image     = ( $this->assistant )()->draw(
				new Image_Request( $prompt, $wants_url, $request['size'] ?? Image_Request::SIZE ),
				(string) ( $request['feature'] ?? 'featured-post-image' ),
				$this->auth->caller( $request )
			);
			return new WP_REST_Response( array( 'data' => array( $image->to_item( $wants_url ) ) ) );
		} catch ( Request_Error $error ) {
			return Server_Failure::for_caller( $error, $this->auth->caller( $request ) )->to_response();
		}
	}

	public function transcribe( WP_REST_Request $request ): WP_REST_Response {
		try {
			$text = ( $this->assistant )()->transcribe(
				$this->audio( $request ),
				(string) ( $request['feature'] ?? 'voice-to-content' ),
				$this->auth->caller( $request )
			);
			return new WP_REST_Response( array( 'text' => $text ) );
		} catch ( Request_Error $error ) {
			return $this->public_error( $error, $this->auth->caller( $request ) )->to_response();
		}
	}

	private function public_error( Request_Error $error, Caller $caller ): Request_Error {
		$shown = Server_Failure::for_caller( $error, $caller );
		$rest  = array( $shown->getMessage(), $shown->http_status, $shown->retry_after, $shown->details );
		return match ( true ) {
			in_array( $error->error_code, self::OWN, true ) => $error,
			in_array( $error->error_code, self::QUOTA, true ) => new Request_Error( 'error_quota_exceeded', ...$rest ),
			in_array(
				$error->error_code,
				self::UNAVAILABLE,
				true
			) => new Request_Error( 'jetpack_ai_service_unavailable', ...$rest ),
			'error_context_too_large' === $error->error_code => Audio_File::too_big(),
			default => new Request_Error( 'jetpack_ai_error', ...$rest ),
		};
	}

	private function audio( WP_REST_Request $request ): Audio_File {
		$files = $request->get_file_params();
		// PHP drops a body that is larger than it may be, and with it the file.
		if (
			! isset( $files['audio_file'] )
			&& (int) $request->get_header( 'content-length' ) > wp_max_upload_size()
		) {
			throw self::too_big();
		}
		return Audio_File::of_upload( $files['audio_file'] ?? null );
	}

	private static function too_big(): Request_Error {
		return Audio_File::too_big();
	}

	/**
	 * @param non-empty-string                    $name   The route's last part.
	 * @param 'draw'|'transcribe'                 $method Who answers.
	 * @param array<string, array<string, mixed>> $args   Its arguments.
	 */
	private function register( string $name, string $method, string $switch, array $args ): void {
		$this->route(
			'wpcom/v2',
			"/$name",
			array(
				$this->handler(
					WP_REST_Server::CREATABLE,
					$method,
					fn ( WP_REST_Request $request ): bool|WP_Error => $this->auth->check(
						$request,
						$switch
					),
					$args
				),
			),
			static fn (): array => 'draw' === $method ? self::schema_of(
				'ai-image',
				array( 'data' => 'array' )
			) : self::schema_of( 'ai-transcription', array( 'text' => 'string' ) )
		);
	}

	/**
	 * The arguments of an image. Clients of three generations name them differently.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private function image_args(): array {
		$format = array(
			'type' => 'string',
			'enum' => array( 'url', 'b64_json' ),
		);
		$text   = array( 'type' => array( 'string', 'null' ) );
		return array(
			'prompt'          => $text,
			'messages'        => array(
				'type'     => 'array',
				'items'    => array( 'type' => 'object' ),
				'maxItems' => 100,
			),
			'style'           => $text,
			'feature'         => $text,
			// The site's owner chooses the model; one that a client names is ignored.
			'model'           => $text,
			'response_format' => $format,
			'responseFormat'  => $format,
			'size'            => array(
				'type' => 'string',
				'enum' => self::SIZES,
			),
		);
	}

	protected function argument_help(): array {
		return array(
			'prompt'          => array(
				'description' => __( 'What the image shows.', 'slipstream' ),
				'example'     => 'A lighthouse at dusk, watercolor',
			),
			'messages'        => array(
				'description' => __( 'The prompt as messages, for prompts that the server words.', 'slipstream' ),
				'example'     => array(
					array(
						'role'    => 'jetpack-ai',
						'context' => array( 'type' => 'featured-image-generation' ),
					),
				),
			),
			'style'           => array(
				'description' => __( 'A style of images.', 'slipstream' ),
				'example'     => 'watercolor',
			),
			'feature'         => array(
				'description' => __( 'The feature that the request counts for.', 'slipstream' ),
				'example'     => 'featured-post-image',
			),
			'model'           => array(
				'description' => __( 'A model. The site’s own setting wins.', 'slipstream' ),
				'example'     => 'dall-e-3',
			),
			'response_format' => array(
				'description' => __( 'Whether the answer has the image’s address or its data.', 'slipstream' ),
				'example'     => 'b64_json',
			),
			'responseFormat'  => array(
				'description' => __( 'The same as response_format.', 'slipstream' ),
				'example'     => 'b64_json',
			),
			'size'            => array(
				'description' => __( 'Width and height in pixels.', 'slipstream' ),
				'example'     => '1024x1024',
			),
		);
	}
}
