<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rest;

use Slipstream\Http\Request_Error;
use Slipstream\Mail\Outbox\Hand_Over;
use Slipstream\Mail\Outbox\Mail_Progress;
use Slipstream\Newsletter\Newsletter_Services;
use Slipstream\Newsletter\Publishing\Plan;
use Slipstream\Newsletter\Publishing\Post_Meta;
use Slipstream\Newsletter\Sending\Posts;
use Slipstream\Rest\Controller;
use Slipstream\Subscribers\People\Access;
use Slipstream\Support\Random_Secret;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/** What becomes of a post by email, for those who edit it: slipstream/v1/posts/{id}/newsletter, …/preview, …/test. */
final class Post_Newsletter_Controller extends Controller {

	public function __construct( private Newsletter_Services $services ) {}

	public function register_routes(): void {
		$edit    = array( $this, 'get_item_permissions_check' );
		$publish = array( $this, 'create_item_permissions_check' );
		$path    = '/posts/(?P<post>\\d{1,18})/newsletter';
		$id      = array( 'post' => self::id_arg( __( 'The ID of the post.', 'slipstream' ) ) );
		$access  = array(
			'access' => array(
				'description' => __( 'For whom the email is: everyone, or those who pay.', 'slipstream' ),
				'type'        => 'string',
				'enum'        => array_column( Access::cases(), 'value' ),
				'default'     => Access::Free->value,
				'example'     => 'paid',
			),
		);
		$this->route(
			'slipstream/v1',
			$path,
			array(
				$this->handler( WP_REST_Server::READABLE, 'get_item', $edit, $id ),
				$this->handler( WP_REST_Server::CREATABLE, 'create_item', $publish, $id ),
			),
			self::item_schema( ... )
		);
		$this->route(
			'slipstream/v1',
			"$path/preview",
			array( $this->handler( WP_REST_Server::READABLE, 'get_preview', $edit, $id + $access ) ),
			static fn (): array => self::schema_of(
				'newsletter-preview',
				array(
					'subject' => 'string',
					'html'    => 'string',
					'text'    => 'string',
				)
			)
		);
		$this->route(
			'slipstream/v1',
			"$path/test",
			array( $this->handler( WP_REST_Server::CREATABLE, 'send_test', $edit, $id + $access ) ),
			static fn (): array => self::schema_of( 'newsletter-test', array( 'email' => 'string' ) )
		);
	}

	/**
	 * @param WP_REST_Request $request
	 * @return true|WP_Error
	 */
	public function get_item_permissions_check( $request ): bool|WP_Error {
		return self::may( 'edit_post', 'edit_posts', (int) $request['post'] );
	}

	/**
	 * @param WP_REST_Request $request
	 * @return true|WP_Error
	 */
	public function create_item_permissions_check( $request ): bool|WP_Error {
		$may_publish = self::may( 'publish_post', 'publish_posts', (int) $request['post'] );
		return true === $may_publish ? $this->get_item_permissions_check( $request ) : $may_publish;
	}

	/**
	 * @param string $capability What is needed for a post.
	 * @param string $general    What is needed to learn that there is none.
	 * @return true|WP_Error
	 */
	private static function may( string $capability, string $general, int $id ): bool|WP_Error {
		return match ( true ) {
			Posts::is_missing( $id )              => self::require_capability( $general ),
			current_user_can( $capability, $id ) => true,
			default                               => self::require_capability( 'do_not_allow' ),
		};
	}

	public function get_item( $request ): WP_REST_Response|WP_Error {
		return self::answer( fn (): array => $this->item( self::post( $request ) ) );
	}

	/** Sends a public post that was not sent. */
	public function create_item( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): WP_REST_Response {
				$post      = self::post( $request );
				$is_public = 'publish' === $post->post_status && '' === $post->post_password;
				if ( ! $is_public || ! current_user_can( 'publish_post', $post->ID ) ) {
					throw new Request_Error(
						'newsletter_not_public',
						__( 'Only public posts can be sent to subscribers.', 'slipstream' ),
						409
					);
				}
				$this->services->sending()->start( $post->ID );
				return new WP_REST_Response( $this->item( $post ), 201 );
			}
		);
	}

	/** How the email looks. */
	public function get_preview( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			fn (): array => $this->services->letters()->preview( self::post( $request ), self::access( $request ) )
		);
	}

	/** Sends the email to who asks. */
	public function send_test( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$post   = self::post( $request );
				$email  = wp_get_current_user()->user_email;
				$letter = $this->services->letters()->test(
					$post,
					self::access( $request ),
					$email,
					Random_Secret::hash( Random_Secret::token() )
				);
				if ( Mail_Progress::Sent !== ( new Hand_Over( $letter ) )->run() ) {
					throw new Request_Error(
						'newsletter_test_failed',
						__( 'The mail server did not take the test email. Look at Health, under Email.', 'slipstream' ),
						502
					);
				}
				return array( 'email' => $email );
			}
		);
	}

	/** @return array<string, mixed> What will happen, or has. */
	private function item( WP_Post $post ): array {
		$newsletter = $this->services->newsletters()->of_post( $post->ID );
		$plan       = Plan::of( $post, $this->services->clock() );
		return array(
			'newsletter' => null === $newsletter
				? null
				: Newsletter_Items::of( $newsletter, $this->services->deliveries()->counts( $newsletter->id ) ),
			'plan'       => array(
				'state'       => $plan->state->value,
				'reason'      => $plan->reason->value,
				'reason_text' => $plan->reason->label(),
				'due'         => $plan->due,
			),
			'audience'   => $this->services->preparation()->audience_of( $post->ID ),
		);
	}

	/** @return array<string, mixed> */
	private static function item_schema(): array {
		$newsletter         = self::schema_of( 'newsletter', Newsletter_Items::schema() );
		$newsletter['type'] = array( 'object', 'null' );
		return self::schema_of(
			'post-newsletter',
			array(
				'newsletter' => $newsletter,
				'plan'       => self::schema_of(
					'newsletter-plan',
					array(
						'state'       => 'string',
						'reason'      => 'string',
						'reason_text' => 'string',
						'due'         => 'integer',
					)
				),
				'audience'   => 'integer',
			)
		);
	}

	private static function access( WP_REST_Request $request ): Access {
		return Access::from( (string) $request['access'] );
	}

	private static function post( WP_REST_Request $request ): WP_Post {
		$post = Posts::find( (int) $request['post'] );
		// Looked at again: it may have been made since who asks was checked.
		$is_theirs = null !== $post && current_user_can( 'edit_post', $post->ID );
		return $is_theirs && Post_Meta::POST_TYPE === $post->post_type ? $post : throw new Request_Error(
			'newsletter_no_post',
			__( 'There is no such post.', 'slipstream' ),
			404
		);
	}
}
