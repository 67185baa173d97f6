<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Sending;

use Closure;
use JsonException;
use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Mail\Outbox\Letter;
use Slipstream\Newsletter\Newsletter_Database;
use Slipstream\Newsletter\Rendering\Rendered_Post;
use Slipstream\Subscribers\Lists\Recipients;
use Slipstream\Subscribers\Pages;
use Slipstream\Subscribers\People\Access;
use Slipstream\Subscribers\People\Subscriber;
use Slipstream\Support\Database\Database_Errors;
use WP_Post;

/**
 * Makes the emails of a newsletter: its content once for each access, then one for each subscriber.
 */
final class Letters {

	/** @param Closure(WP_Post, Access): Rendered_Post $render Draws a post for readers with an access. */
	public function __construct( private Closure $render, private Sender_Identity $sender ) {}

	/**
	 * What is mailed, by access, as it is stored.
	 *
	 * @throws JsonException If a text is damaged.
	 */
	public function content( WP_Post $post ): string {
		$content = array();
		foreach ( Access::cases() as $access ) {
			$content[ $access->value ] = $this->rendered( $post, $access )->to_array();
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- wp_json_encode() would give false where that fails.
		return json_encode( $content, JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE );
	}

	/**
	 * The email to one subscriber.
	 *
	 * @param string $token By which they can unsubscribe.
	 * @throws JsonException If the stored content is damaged.
	 */
	public function to(
		Subscriber $subscriber,
		Delivery $delivery,
		Newsletter $newsletter,
		#[SensitiveParameter]
		string $token
	): Letter {
		$content  = (array) json_decode( $newsletter->content, true, 512, JSON_THROW_ON_ERROR );
		$rendered = Rendered_Post::of( (array) ( $content[ $subscriber->access->value ] ?? array() ) );
		return $this->letter(
			$rendered->for_reader( Recipients::leave_url( $token ), Pages::manage_url() ),
			$subscriber->email,
			$delivery->key(),
			$newsletter->post_id,
			Recipients::headers( $token )
		);
	}

	/**
	 * How an email looks.
	 *
	 * @return array{subject: string, html: string, text: string}
	 */
	public function preview( WP_Post $post, Access $access ): array {
		return $this->rendered( $post, $access )->for_reader( home_url( '/' ), home_url( '/' ) )->to_array();
	}

	/**
	 * A post as an email to someone who wants to see how it looks. Its links to unsubscribe lead to the site.
	 *
	 * @param string $key What tells it from others.
	 */
	public function test( WP_Post $post, Access $access, string $email, string $key ): Letter {
		$rendered = $this->rendered( $post, $access )->for_reader( home_url( '/' ), home_url( '/' ) );
		return $this->letter( $rendered, $email, $key, $post->ID, array() );
	}

	/** @throws Request_Error If the database fails: WordPress leaves out what it could not read. */
	private function rendered( WP_Post $post, Access $access ): Rendered_Post {
		$errors   = Database_Errors::count();
		$rendered = ( $this->render )( $post, $access );
		return Database_Errors::count() > $errors ? Newsletter_Database::fail() : $rendered;
	}

	/** @param list<string> $headers Those of this reader alone. */
	private function letter( Rendered_Post $post, string $email, string $key, int $post_id, array $headers ): Letter {
		return new Letter(
			$key,
			$email,
			$post->subject,
			$post->html,
			array( ...$this->sender->headers( $post_id ), ...$headers ),
			$post->text,
			$this->sender->name()
		);
	}
}
