<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Rest;

use Closure;
use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Alt_Text\Alt_Library;
use Slipstream\Ai\Alt_Text\Alt_State;
use Slipstream\Ai\Alt_Text\Alt_Writer;
use Slipstream\Ai\Server\Server_Failure;
use Slipstream\Http\Request_Error;
use Slipstream\Rest\Controller;
use Slipstream\Support\Own_Picture;
use Slipstream\Tokens\Caller;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/** Lists images, stores their texts, and has them written: slipstream/v1/alt-text, …/{image}, …/{image}/write. */
final class Alt_Text_Controller extends Controller {

	private const PATH = '/alt-text';

	/** More images than any library holds, and a number that can still be multiplied. */
	private const HIGHEST = 2_147_483_647;

	/** @var Closure(): Alt_Writer What writes, built when it is asked. */
	private Closure $writer;

	/** @param Closure(): Alt_Writer $writer */
	public function __construct( private Alt_Library $library, Closure $writer, private Ai_Access $control ) {
		$this->writer = $writer;
	}

	public function register_routes(): void {
		$text = array( 'type' => 'string' );
		$this->register(
			self::PATH,
			WP_REST_Server::READABLE,
			'get_items',
			'get_items_permissions_check',
			$this->list_args()
		);
		$this->register(
			self::PATH . '/(?P<image>\d+)',
			WP_REST_Server::CREATABLE,
			'update_item',
			'update_item_permissions_check',
			array(
				'alt'   => $text + array( 'maxLength' => 2000 ),
				'url'   => $text + array( 'maxLength' => 2000 ),
				'state' => $text + array(
					'enum' => array( Alt_State::OPEN, Alt_State::SKIPPED, Alt_State::DECORATIVE ),
				),
			)
		);
		$this->register(
			self::PATH . '/(?P<image>\d+)/write',
			WP_REST_Server::CREATABLE,
			'write_item',
			'create_item_permissions_check',
			array(
				'save'    => array( 'type' => 'boolean' ),
				'context' => $text + array( 'maxLength' => 2000 ),
				'url'     => $text + array( 'maxLength' => 2000 ),
			)
		);
	}

	/** Whoever may put files into the library may look after their own; who may edit everybody's, after all. */
	public function get_items_permissions_check( $request ): bool|WP_Error {
		return self::require_capability( 'upload_files' );
	}

	public function update_item_permissions_check( $request ): bool|WP_Error {
		$may = self::require_capability( 'upload_files' );
		if ( true !== $may ) {
			return $may;
		}
		$image = $this->image( $request );
		return null === $image || current_user_can( 'edit_post', $image->ID )
			? true
			: new WP_Error(
				'rest_cannot_edit',
				__( 'Sorry, you are not allowed to edit this image.', 'slipstream' ),
				array( 'status' => rest_authorization_required_code() )
			);
	}

	public function create_item_permissions_check( $request ): bool|WP_Error {
		$image = $this->image( $request );
		// A text that goes into a post changes nothing of the image: whoever sees it there may ask.
		$may_read = true !== $request['save']
			&& current_user_can( 'upload_files' )
			&& null !== $image
			&& current_user_can( 'read_post', $image->ID );
		$may      = $may_read ? true : $this->update_item_permissions_check( $request );
		return true === $may
			? $this->control->refusal( get_current_user_id(), Ai_Access::IMAGES )?->to_wp_error() ?? true
			: $may;
	}

	public function get_items( $request ): WP_REST_Response|WP_Error {
		$among = array_values( array_map( 'intval', (array) ( $request['include'] ?? array() ) ) );
		$size  = (int) $request['per_page'];
		return self::answer(
			fn (): array => array(
				'counts' => $this->library->counts( $among ),
				'items'  => $this->library->some(
					(string) $request['state'],
					$among,
					$size,
					$size * ( (int) $request['page'] - 1 ),
					(int) $request['before']
				),
			)
		);
	}

	/** Stores a text that someone has written, or what is to be done with the image. */
	public function update_item( $request ): WP_REST_Response {
		$image = $this->image( $request );
		if ( null === $image ) {
			return self::unknown()->to_response();
		}
		if ( is_string( $request['alt'] ) ) {
			$was = Alt_State::read( $image->ID )[0];
			if ( ! Alt_State::store( $image->ID, $request['alt'] ) ) {
				return Alt_State::not_stored()->to_response();
			}
			// A model's text that somebody corrected is still listed among the generated ones.
			Alt_State::note( $image->ID, Alt_State::WRITTEN === $was && '' !== trim( $request['alt'] ) ? $was : '' );
		}
		if ( is_string( $request['state'] ) && '' === Alt_State::alt( $image->ID ) ) {
			Alt_State::note( $image->ID, $request['state'] );
		}
		return new WP_REST_Response( Alt_Library::describe( $image ) );
	}

	public function write_item( WP_REST_Request $request ): WP_REST_Response {
		$image = $this->image( $request );
		try {
			if ( null === $image ) {
				throw self::unknown();
			}
			$alt = ( $this->writer )()->write(
				$image,
				(string) ( $request['context'] ?? '' ),
				true === $request['save']
			);
			return new WP_REST_Response( array( 'alt' => $alt ) + Alt_Library::describe( $image ) );
		} catch ( Request_Error $error ) {
			return Server_Failure::for_caller( $error, Caller::current() )->to_response();
		}
	}

	/**
	 * The image that a request names; null if there is none, or if the ID and the URL are of different
	 * images: a post from another site has that site's IDs.
	 */
	private function image( WP_REST_Request $request ): ?WP_Post {
		$post = get_post( (int) $request['image'] );
		$url  = is_string( $request['url'] ) ? $request['url'] : '';
		if ( '' !== $url && ! Own_Picture::is( (int) $request['image'], $url ) ) {
			return null;
		}
		return $post instanceof WP_Post && 'attachment' === $post->post_type && str_starts_with(
			$post->post_mime_type,
			'image/'
		)
			? $post
			: null;
	}

	private static function unknown(): Request_Error {
		return new Request_Error(
			'rest_post_invalid_id',
			__( 'This image is no longer in the media library.', 'slipstream' ),
			404
		);
	}

	/**
	 * @param non-falsy-string $path The route below slipstream/v1.
	 * @param 'get_items'|'update_item'|'write_item' $method Who answers.
	 * @param 'get_items_permissions_check'|'update_item_permissions_check'|'create_item_permissions_check' $check Who
	 *     may.
	 * @param array<string, array<string, mixed>> $args Its arguments.
	 */
	private function register( string $path, string $methods, string $method, string $check, array $args ): void {
		$this->route(
			'slipstream/v1',
			$path,
			array( $this->handler( $methods, $method, array( $this, $check ), $args ) ),
			'get_items' === $method ? $this->get_list_schema( ... ) : null
		);
	}

	/** @return array<string, array<string, mixed>> */
	private function list_args(): array {
		$number = array(
			'type'    => 'integer',
			'minimum' => 0,
			'maximum' => self::HIGHEST,
			'default' => 0,
		);
		return array(
			'state'    => array(
				'type'    => 'string',
				'enum'    => Alt_State::ALL,
				'default' => Alt_State::OPEN,
			),
			'include'  => array(
				'type'     => 'array',
				'items'    => array_diff_key( $number, array( 'default' => 0 ) ),
				'maxItems' => 1000,
			),
			'page'     => array(
				'minimum' => 1,
				'default' => 1,
			) + $number,
			'per_page' => array(
				'minimum' => 1,
				'maximum' => 100,
				'default' => 20,
			) + $number,
			'before'   => $number,
		);
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of(
			'alt-text',
			array( 'id' => 'integer' ) + array_fill_keys(
				array( 'title', 'file', 'thumbnail', 'edit', 'alt', 'state', 'code' ),
				'string'
			)
		);
	}

	/** @return array<string, mixed> */
	public function get_list_schema(): array {
		return self::schema_of(
			'alt-texts',
			array(
				'counts' => array(
					'type'                 => 'object',
					'additionalProperties' => array( 'type' => 'integer' ),
				),
				'items'  => array(
					'type'  => 'array',
					'items' => $this->get_item_schema(),
				),
			)
		);
	}

	protected function argument_help(): array {
		return array(
			'alt'     => array(
				'description' => __( 'The alternative text to save.', 'slipstream' ),
				'example'     => 'A lighthouse on a cliff',
			),
			'url'     => array(
				'description' => __( 'The image’s URL in the post, for a size other than the full one.', 'slipstream' ),
				'example'     => 'https://example.com/lighthouse.jpg',
			),
			'state'   => array(
				'description' => __( 'Whether the image needs a text, was skipped, or is decorative.', 'slipstream' ),
				'example'     => 'open',
			),
			'save'    => array(
				'description' => __( 'Whether to save the text that the model writes.', 'slipstream' ),
				'example'     => true,
			),
			'context' => array(
				'description' => __( 'The text around the image.', 'slipstream' ),
				'example'     => 'Our trip to the coast',
			),
			'include' => array(
				'description' => __( 'Limit results to these images.', 'slipstream' ),
				'example'     => array( 12, 13 ),
			),
			'before'  => array(
				'description' => __( 'Limit results to images with lower IDs.', 'slipstream' ),
				'example'     => 100,
			),
		);
	}
}
