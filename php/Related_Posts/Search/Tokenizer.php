<?php

declare( strict_types=1 );

namespace Slipstream\Related_Posts\Search;

use Slipstream\Support\Utf8;

/**
 * Splits a text into words that describe its subject. Scripts without spaces become pairs of characters, written so
 * that any database's full-text index treats each pair as a word.
 */
final class Tokenizer {

	/** A longer text does not change its subject. */
	private const LONGEST_TEXT = 40000;

	private const UNSPACED = '\p{Han}\p{Hiragana}\p{Katakana}\p{Hangul}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}';

	/** @var array<string, int>|null Words that are too common to mean anything, as keys. */
	private ?array $stop_words = null;

	/**
	 * All words in a text, in order.
	 *
	 * @param string $text Text, or HTML.
	 * @return list<string>
	 */
	public function all( string $text ): array {
		$text = html_entity_decode(
			wp_strip_all_tags( strip_shortcodes( substr( $text, 0, self::LONGEST_TEXT ) ) ),
			ENT_QUOTES | ENT_HTML5,
			'UTF-8'
		);
		$text = mb_strtolower(
			(string) preg_replace( '/[\x{0640}\x{064B}-\x{065F}\x{0670}]/u', '', Utf8::scrub( $text ) )
		);
		// The same letter at the end of a word.
		$text  = str_replace( 'ς', 'σ', $text );
		$words = array();
		$parts = array();
		preg_match_all(
			'/[' . self::UNSPACED . '\p{M}ー]+|(?:(?![' . self::UNSPACED . '])[\p{L}\p{M}\p{N}])+/u',
			$text,
			$parts
		);
		foreach ( $parts[0] as $part ) {
			if ( preg_match( '/^[' . self::UNSPACED . ']/u', $part ) ) {
				array_push( $words, ...self::pairs( $part ) );
			} elseif ( mb_strlen( $part ) > 1 && mb_strlen( $part ) < 40 && ! isset( $this->stop_words()[ $part ] ) ) {
				$words[] = $part;
			}
		}
		return $words;
	}

	/**
	 * A text's most frequent words, in that order.
	 *
	 * @param string $text Text, or HTML.
	 * @param int    $most The maximum number.
	 * @return list<string>
	 */
	public function key( string $text, int $most ): array {
		$counts = array_count_values( $this->all( $text ) );
		// Bare numbers are dates and amounts.
		$counts = array_filter(
			$counts,
			static fn ( int|string $word ): bool => ! is_numeric( $word ),
			ARRAY_FILTER_USE_KEY
		);
		arsort( $counts );
		return array_map( 'strval', array_keys( array_slice( $counts, 0, $most, true ) ) );
	}

	/**
	 * @param string $run Characters in a script without spaces.
	 * @return list<string>
	 */
	private static function pairs( string $run ): array {
		$characters = mb_str_split( $run );
		$pairs      = array();
		for ( $at = 1, $count = count( $characters ); $at < $count; $at++ ) {
			$pairs[] = 'z' . bin2hex( $characters[ $at - 1 ] . $characters[ $at ] );
		}
		return $pairs;
	}

	/** @return array<string, int> */
	private function stop_words(): array {
		if ( null === $this->stop_words ) {
			/* translators: Comma-separated list of words that are in most texts of your language, so that they do not tell what a text is about. Replace the list, do not translate it word by word. */
			$list = __( 'a,about,after,again,all,also,am,an,and,any,are,as,at,be,because,been,before,being,between,both,but,by,can,could,did,do,does,don,each,even,every,few,for,from,get,had,has,have,he,her,here,him,his,how,if,in,into,is,it,its,just,like,made,make,many,may,me,more,most,much,my,new,no,not,now,of,off,on,one,only,or,other,our,out,over,own,said,same,see,she,should,so,some,such,than,that,the,their,them,then,there,these,they,this,those,through,to,too,two,under,up,us,use,very,was,way,we,well,were,what,when,where,which,while,who,why,will,with,would,you,your', 'slipstream' );
			/**
			 * Filters the words that the search for related posts ignores.
			 *
			 * @since 0.1.0
			 *
			 * @param list<string> $words Words in lowercase.
			 */
			$words            = (array) apply_filters(
				'slipstream_related_stop_words',
				array_map( 'trim', explode( ',', $list ) )
			);
			$this->stop_words = array_flip( array_filter( $words, 'is_string' ) );
		}
		return $this->stop_words;
	}
}
