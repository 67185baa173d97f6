<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Protection;

use Slipstream\Forms\Definition\Form;
use Slipstream\Forms\Definition\Form_Response;
use Slipstream\Forms\Fields\Field_Value;
use Slipstream\Http\Bot_Trap;
use Slipstream\Support\Clock;

/**
 * Checks an otherwise valid response. Suspected spam is stored separately, never rejected.
 */
final class Spam_Check {

	public function __construct( private Clock $clock ) {}

	/**
	 * The name of the field that only programs fill in: different for each form, and nothing that a browser would
	 * autofill.
	 */
	public static function honeypot_name( Form $form ): string {
		return Bot_Trap::name( $form->id );
	}

	/** Whether the field that people do not see is filled in. */
	private static function is_trapped( Form $form ): bool {
		return '' !== $form->attempt->text( self::honeypot_name( $form ) );
	}

	/**
	 * How many seconds too early for a person a form was sent. That alone does not make it spam, because browsers
	 * autofill whole forms; visitors and the form's script just wait. If a link filled in the form, there is no wait.
	 */
	public function seconds_too_fast( Form $form ): int {
		// Programs that fill in everything get no hint.
		return $form->attempt->was_filled_in || self::is_trapped( $form )
			? 0
			: Bot_Trap::seconds_too_fast( $form->attempt->started_at, $this->clock->now() );
	}

	/** Why a response counts as spam, or ''. */
	public function reason( Form_Response $response, bool $is_flood = false ): string {
		$reason = match ( true ) {
			self::is_trapped( $response->form ) => 'trap',
			self::is_disallowed( $response )    => 'words',
			$is_flood                           => 'flood',
			self::is_akismet_spam( $response )     => 'akismet',
			default                             => '',
		};
		/**
		 * Filters the reason why a response counts as spam.
		 *
		 * @since 0.1.0
		 *
		 * @param string       $reason  A short name, or '' if it is not spam.
		 * @param Form         $form    The form.
		 * @param list<Field_Value> $field_values The values.
		 */
		$filtered = apply_filters( 'slipstream_form_spam', $reason, $response->form, $response->field_values );
		return is_string( $filtered ) ? $filtered : $reason;
	}

	private static function is_disallowed( Form_Response $response ): bool {
		$about = self::about( $response->field_values );
		return wp_check_comment_disallowed_list(
			$about['name'],
			$about['email'],
			$about['url'],
			$about['text'],
			$response->visitor->ip,
			$response->visitor->user_agent
		);
	}

	/** Whether Akismet is installed and has a key. */
	public static function has_akismet(): bool {
		$key = array( 'Akismet', 'get_api_key' );
		return is_callable( $key ) && (bool) call_user_func( $key );
	}

	/** Whether Akismet detects spam, if it is installed and has a key. */
	private static function is_akismet_spam( Form_Response $response ): bool {
		$post = array( 'Akismet', 'http_post' );
		if ( ! self::has_akismet() || ! is_callable( $post ) ) {
			return false;
		}
		$about = self::about( $response->field_values );
		$query = array(
			'blog'                 => home_url(),
			'blog_lang'            => get_locale(),
			'blog_charset'         => 'UTF-8',
			'user_ip'              => $response->visitor->ip,
			'user_agent'           => $response->visitor->user_agent,
			'referrer'             => $response->visitor->referrer,
			'permalink'            => $response->form->source->url(),
			'comment_type'         => 'contact-form',
			'comment_author'       => $about['name'],
			'comment_author_email' => $about['email'],
			'comment_author_url'   => $about['url'],
			'comment_content'      => $about['text'],
		);
		$reply = call_user_func( $post, http_build_query( $query ), 'comment-check' );
		return is_array( $reply ) && 'true' === trim( is_string( $reply[1] ?? null ) ? $reply[1] : '' );
	}

	/**
	 * @param list<Field_Value> $field_values
	 * @return array{name: string, email: string, url: string, text: string}
	 */
	private static function about( array $field_values ): array {
		$about = array(
			'name'  => '',
			'email' => '',
			'url'   => '',
			'text'  => '',
		);
		foreach ( $field_values as $field_value ) {
			$type = $field_value->field->type;
			if ( in_array( $type, array( 'name', 'email', 'url' ), true ) && '' === $about[ $type ] ) {
				$about[ $type ] = $field_value->value;
			} elseif ( ! $field_value->field->field_type()->is_standalone() ) {
				$about['text'] .= $field_value->display() . "\n";
			}
		}
		return $about;
	}
}
